import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AnswerCache } from './answerCache';
import type { Database } from './db/client';

/** Hono environment of the stand-in backend. */
export interface AppEnv {
  Bindings: HttpBindings;
}

export type AppContext = Context<AppEnv>;

/** What the routes work with. */
export interface RouteDeps {
  db: Database;
  answers: AnswerCache;
}
