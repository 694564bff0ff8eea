import type { Hono } from 'hono';
import { mockBackendPaths } from '../../src/shared/config/backendPaths';
import { requireAdmin } from '../access';
import type { AppContext, AppEnv } from '../appEnv';
import { readJson } from '../body';
import { faultSchema, type Faults } from '../faults';
import { ApiError } from '../httpErrors';
import { listOf, type Operation } from '../openapi/operation';
import { check } from '../validation';

const BASE = mockBackendPaths.faults;

/** Switches faults on demand, for developers and tests; never passed on by a storefront. */
export function faultRoutes(
  app: Hono<AppEnv>,
  faults: Faults,
  adminToken: string | undefined,
): void {
  app.use(BASE, async (c: AppContext, next) => {
    requireAdmin(c, adminToken);
    await next();
  });
  app.get(BASE, (c) => c.json({ data: faults.list() }));
  app.put(BASE, async (c) => {
    const fault = check(faultSchema, await readJson(c));
    if (!faults.set(fault))
      throw new ApiError(
        409,
        'too_many',
        'Too many faults are switched on: DELETE /__faults first',
      );
    return c.json({ data: faults.list() });
  });
  app.delete(BASE, (c) => {
    faults.clear();
    return c.json({ data: [] });
  });
}

const THE_FAULTS = {
  status: 200,
  description: 'The faults',
  schema: listOf(faultSchema),
  example: { data: [{ route: 'GET /api/v1/banners', kind: 'slow', delayMs: 3000, status: 500 }] },
};

export const faultOperations: readonly Operation[] = [
  {
    method: 'get',
    path: BASE,
    area: 'faults',
    operationId: 'listFaults',
    summary: 'Faults',
    description: 'The faults that are switched on.',
    admin: true,
    responses: [THE_FAULTS],
  },
  {
    method: 'put',
    path: BASE,
    area: 'faults',
    operationId: 'setFault',
    summary: 'Switch a fault on',
    description:
      'Switches a fault on for a route ("GET /api/v1/banners"; * stands for any characters), for ever or for a number of times. slow waits delayMs, status responds with it (and retryAfterS), empty with an empty list, malformed with half a JSON text, hanging never responds, down drops the connection.',
    body: faultSchema,
    bodyExample: { route: 'GET /api/v1/banners', kind: 'slow', delayMs: 3000 },
    admin: true,
    responses: [THE_FAULTS, { status: 409, description: 'Too many faults' }],
  },
  {
    method: 'delete',
    path: BASE,
    area: 'faults',
    operationId: 'clearFaults',
    summary: 'Switch all faults off',
    description: 'Switches all faults off, and lets go of the requests that hang.',
    admin: true,
    responses: [{ ...THE_FAULTS, description: 'None is left', example: { data: [] } }],
  },
];
