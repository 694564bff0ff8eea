import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppEnv, RouteDeps } from '../appEnv';
import type { Operation } from '../openapi/operation';

/** `GET /healthz`: 200 once the mock backend and its database answer. */
export function healthRoutes(app: Hono<AppEnv>, { db }: RouteDeps): void {
  app.get('/healthz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
}

export const healthOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/healthz',
    area: 'health',
    summary: 'Whether the mock backend and its database answer.',
    answers: [
      { status: 200, description: 'They do', example: { status: 'ok' } },
      { status: 503, description: 'The database cannot be reached' },
    ],
  },
];
