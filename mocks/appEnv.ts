import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Hono environment of the mock backend. */
export interface AppEnv {
  Bindings: HttpBindings;
}

export type AppContext = Context<AppEnv>;
