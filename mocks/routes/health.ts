import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { healthPaths } from '../../src/shared/config/paths';
import { type Area, route } from '../area';

/** `GET /healthz`: 200 once the mock backend and its database respond. */
export const healthArea: Area = {
  name: 'health',
  description: 'Whether it works',
  models: {},
  seeds: [],
  routes: [
    route({
      method: 'get',
      path: healthPaths.health,
      operationId: 'getHealth',
      summary: 'Health',
      description: 'Whether the mock backend and its database respond.',
      responses: [
        {
          status: 200,
          description: 'They do',
          schema: v.strictObject({ status: v.literal('ok') }),
          example: { status: 'ok' },
        },
      ],
      async handle(c, { db }) {
        await db.execute(sql`select 1`);
        return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
      },
    }),
  ],
};
