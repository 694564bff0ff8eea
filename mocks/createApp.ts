import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { mockBackendPaths, visitorWrites } from '../src/shared/config/backendPaths';
import { requireAdmin } from './access';
import type { AppEnv } from './appEnv';
import { areas } from './areas';
import type { Database } from './db/openDatabase';
import { playFaults, type Faults } from './faults';
import { errorResponse, ApiError } from './httpErrors';
import { faultRoutes } from './routes/faultRoutes';
import { openApiRoutes } from './routes/openapi';
import { uploadRoutes } from './routes/uploads';
import { serveArea } from './serveArea';

export interface AppOptions {
  db: Database;
  faults: Faults;
  /** Root of the project, where the pictures lie. */
  root: string;
  log: (line: string) => void;
  adminToken?: string | undefined;
  /** Lets pages of other origins call it. */
  cors?: boolean;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const KNOWN_METHODS = new Set([...READS, 'POST', 'PUT', 'DELETE']);

const methodNotAllowed = (message: string, methods: readonly string[]) =>
  new ApiError(405, 'method_not_allowed', message, undefined, { Allow: methods.join(', ') });

/** The methods that a path takes; HEAD is a GET without its body. */
function methodsAt(app: Hono<AppEnv>, path: string): string[] {
  return [...KNOWN_METHODS].filter((method) => {
    const routeMethod = method === 'HEAD' ? 'GET' : method;
    const [found] = app.router.match(routeMethod, path);
    // What guards every request is registered for all methods.
    return found.some(([[, route]]) => route.method === routeMethod);
  });
}

/** The mock backend as a Hono application: what guards every request, then the areas. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { db, faults, log, adminToken } = options;
  const app = new Hono<AppEnv>();

  app.onError((error, c) => errorResponse(error, c, log));
  app.notFound((c) => {
    const methods = methodsAt(app, c.req.path);
    const error =
      methods.length === 0
        ? new ApiError(404, 'not_found', 'There is nothing at this address')
        : methodNotAllowed('This address does not take this method', methods);
    return errorResponse(error, c, log);
  });

  app.use(async (c, next) => {
    if (!KNOWN_METHODS.has(c.req.method)) {
      throw methodNotAllowed('This method is not known here', [...KNOWN_METHODS]);
    }
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });
  if (options.cors === true) {
    const allowOthers = cors({ origin: '*', exposeHeaders: ['ETag', 'Retry-After'], maxAge: 600 });
    // Faults are for programs on this machine, never for pages of other origins.
    app.use((c, next) =>
      c.req.path.startsWith(mockBackendPaths.faults) ? next() : allowOthers(c, next),
    );
  }
  app.use(playFaults(faults));
  app.use(compress(), etag());
  app.use(async (c, next) => {
    if (!READS.has(c.req.method) && !c.req.path.startsWith(mockBackendPaths.faults)) {
      const isVisitorWrite = c.req.method === 'POST' && visitorWrites.includes(c.req.path);
      if (!isVisitorWrite) requireAdmin(c, adminToken);
    }
    await next();
  });

  for (const area of areas) serveArea(app, area, db);
  faultRoutes(app, faults, adminToken);
  openApiRoutes(app);
  uploadRoutes(app, options.root);
  return app;
}
