import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { type Area, route } from '../area';
import { analyticsEvents, banners } from '../db/schema';
import { notFound } from '../httpErrors';
import { listOf } from '../openapi/operation';
import { check, dateText, filledText, text } from '../validation';

const BANNER_ID_REQUIRED = 'Banner ID is required';
const ID_MAX = 128;
const SOURCE_MAX = 64;
const POSITION_MAX = 1_000_000;
const IDS_MAX = 100;
const IDS_TEXT_MAX = 4_000;
/** Years that PostgreSQL and a client's clock can reasonably share. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const LATEST = Date.parse('2200-01-01T00:00:00Z');
const TIMESTAMP_WRONG = 'timestamp must be a date';

const timestampSchema = v.pipe(
  v.union([dateText(TIMESTAMP_WRONG), v.number(TIMESTAMP_WRONG)], TIMESTAMP_WRONG),
  v.transform((value) => new Date(value)),
  v.check((date) => date.getTime() >= EARLIEST && date.getTime() <= LATEST, TIMESTAMP_WRONG),
);

const eventSchema = v.object(
  {
    bannerId: v.pipe(
      text(ID_MAX, 'bannerId', BANNER_ID_REQUIRED),
      v.trim(),
      v.minLength(1, BANNER_ID_REQUIRED),
    ),
    timestamp: v.optional(timestampSchema),
    eventId: v.optional(
      v.pipe(v.string('eventId must be a UUID'), v.uuid('eventId must be a UUID')),
    ),
    source: v.optional(text(SOURCE_MAX, 'source')),
    position: v.optional(
      v.pipe(
        v.number('position must be a number'),
        v.integer('position must be a whole number'),
        v.minValue(0, 'position must not be negative'),
        v.maxValue(POSITION_MAX, 'position is too large'),
      ),
    ),
  },
  BANNER_ID_REQUIRED,
);

const idListSchema = v.pipe(
  v.array(v.string()),
  v.maxLength(IDS_MAX, `bannerIds must have at most ${String(IDS_MAX)} ids`),
);

/** A route that stores events; an event with a known `eventId` is accepted and not counted again. */
const tracking = (kind: 'click' | 'impression', operationId: string, description: string) =>
  route({
    method: 'post',
    path: kind === 'click' ? backendPaths.bannerClick : backendPaths.bannerImpression,
    operationId,
    summary: `Banner ${kind}`,
    description: `${description} With an eventId (UUID) it counts once, however often it is delivered.`,
    body: eventSchema,
    bodyExample: {
      bannerId: 'hero-bikes',
      timestamp: '2026-01-05T12:00:00.000Z',
      eventId: '0d1f2c1e-6c1b-4e0b-9f53-6f0a3c1f7a11',
      source: 'hero-slider',
      position: 0,
    },
    bodyTypes: ['application/json', 'text/plain'],
    responses: [
      {
        status: 200,
        description: 'Stored; counted is false for an eventId that was there already',
        schema: v.strictObject({
          success: v.boolean(),
          data: v.strictObject({ bannerId: v.string(), counted: v.boolean() }),
        }),
        example: { success: true, data: { bannerId: 'hero-bikes', counted: true } },
      },
      { status: 400, description: '"Banner ID is required", or a field is wrong' },
      { status: 404, description: 'No such banner' },
    ],
    async handle(c, { db, readBody }) {
      const { bannerId, eventId, source, position, timestamp } = await readBody();
      const counted = await db.transaction(async (tx) => {
        const [banner] = await tx
          .select({ id: banners.id })
          .from(banners)
          .where(eq(banners.id, bannerId))
          .for('key share');
        if (banner === undefined) throw notFound('Banner');
        const stored = await tx
          .insert(analyticsEvents)
          .values({ kind, bannerId, eventId, source, position, happenedAt: timestamp })
          .onConflictDoNothing({ target: analyticsEvents.eventId })
          .returning({ id: analyticsEvents.id });
        return stored.length === 1;
      });
      return c.json({ success: true, data: { bannerId, counted } });
    },
  });

const tally = v.pipe(v.number(), v.integer(), v.minValue(0));

const metricsModel = v.strictObject({
  bannerId: v.string(),
  impressions: tally,
  clicks: tally,
  clickThroughRate: v.pipe(v.number(), v.minValue(0)),
});

/** Tracking and metrics (spec §7). */
export const analyticsArea: Area = {
  name: 'analytics',
  description: 'What visitors saw and clicked',
  models: { BannerMetrics: metricsModel },
  seeds: [],
  routes: [
    tracking('click', 'trackBannerClick', 'Stores a click on a banner.'),
    tracking('impression', 'trackBannerImpression', 'Stores that a banner was shown.'),
    route({
      method: 'get',
      path: `${backendPaths.banners}/metrics`,
      operationId: 'getBannerMetrics',
      summary: 'Metrics of banners',
      description:
        'Counts of the stored events, of the banners in bannerIds (comma separated) or of all. clickThroughRate is clicks / impressions, a ratio, and 0 without impressions. Unknown ids are left out.',
      query: v.object({ bannerIds: v.optional(filledText(IDS_TEXT_MAX, 'bannerIds')) }),
      responses: [
        {
          status: 200,
          description: 'The metrics',
          schema: listOf(metricsModel),
          example: {
            data: [
              { bannerId: 'hero-summer-sale', impressions: 40, clicks: 10, clickThroughRate: 0.25 },
            ],
          },
        },
        { status: 400, description: 'bannerIds is too long' },
      ],
      async handle(c, { db, query }) {
        const ids = query.bannerIds
          ?.split(',')
          .map((id) => id.trim())
          .filter((id) => id !== '');
        const wanted =
          ids === undefined ? undefined : inArray(banners.id, check(idListSchema, ids));
        const rows = await db
          .select({
            bannerId: banners.id,
            impressions: count(sql`case when ${analyticsEvents.kind} = 'impression' then 1 end`),
            clicks: count(sql`case when ${analyticsEvents.kind} = 'click' then 1 end`),
          })
          .from(banners)
          .leftJoin(analyticsEvents, eq(analyticsEvents.bannerId, banners.id))
          .where(wanted)
          .groupBy(banners.id)
          .orderBy(asc(banners.position), asc(banners.id));
        const data = rows.map((row) => ({
          ...row,
          clickThroughRate: row.impressions === 0 ? 0 : row.clicks / row.impressions,
        }));
        return c.json({ data }, 200, { 'Cache-Control': 'no-store' });
      },
    }),
  ],
};
