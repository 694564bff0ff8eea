import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Database } from './db/openDatabase';
import type { ResponseCache } from './responseCache';

/** Hono environment of the mock backend. */
export interface AppEnv {
  Bindings: HttpBindings;
}

export type AppContext = Context<AppEnv>;

/** What the routes work with. */
export interface RouteDeps {
  db: Database;
  answers: ResponseCache;
}
