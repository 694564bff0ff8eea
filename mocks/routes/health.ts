import { sql } from 'drizzle-orm';
import { type Area, route } from '../area';

/** `GET /healthz`: 200 once the mock backend and its database respond. */
export const healthArea: Area = {
  name: 'health',
  cachedTables: [],
  seeds: [],
  routes: [
    route({
      method: 'get',
      path: '/healthz',
      summary: 'Whether the mock backend and its database respond.',
      responses: [
        { status: 200, description: 'They do', example: { status: 'ok' } },
        { status: 503, description: 'The database cannot be reached' },
      ],
      async handle(c, { db }) {
        await db.execute(sql`select 1`);
        return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
      },
    }),
  ],
};
