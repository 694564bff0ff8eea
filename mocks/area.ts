import type { PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { Language } from '../src/shared/i18n/languages';
import type { AppContext } from './appEnv';
import type { Database } from './db/openDatabase';
import type { Models } from './openapi/jsonSchema';
import type { Operation } from './openapi/operation';
import type { Cacheable } from './responseCache';

/** What a route handler works with, besides the request. */
export interface RouteTools<Query, Body> {
  db: Database;
  /** The query of the request, read by the route's schema. */
  query: Query;
  /** The language of the response, which `sendCached` names. */
  language: Language;
  /**
   * Reads the body of the request by the route's schema.
   * @throws ApiError 400, 413 or 415
   */
  readBody: () => Promise<Body>;
  /**
   * Sends what `load` returns as JSON, in the language of the response, in a route that is `cached`. The
   * same path, query and language get the same response from memory until one of the area's cached
   * tables is written to. Bytes are sent as they are.
   */
  sendCached: (load: () => Promise<Cacheable>) => Promise<Response>;
}

/** One route of an area: its description, which also checks the request, and its handler. */
export interface Route extends Omit<Operation, 'area' | 'limited' | 'usesDatabase'> {
  /** Further paths of the same handler, left out of the description. */
  alsoAt?: readonly string[];
  handle(c: AppContext, tools: RouteTools<unknown, unknown>): Response | Promise<Response>;
}

interface UncachedTools<Query, Body> extends RouteTools<Query, Body> {
  /** Of a route with `cached: true` only, which is described with it. */
  sendCached: never;
}

interface TypedRoute<Query, Body> extends Route {
  query?: v.GenericSchema<unknown, Query>;
  body?: v.GenericSchema<unknown, Body>;
  cached?: false;
  handle: (c: AppContext, tools: UncachedTools<Query, Body>) => Response | Promise<Response>;
}

interface CachedRoute<Query, Body> extends Omit<TypedRoute<Query, Body>, 'cached' | 'handle'> {
  cached: true;
  handle: (c: AppContext, tools: RouteTools<Query, Body>) => Response | Promise<Response>;
}

/** A route whose handler gets the query and the body as its own schemas return them. */
export const route = <Query, Body>(
  definition: TypedRoute<Query, Body> | CachedRoute<Query, Body>,
): Route => definition;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Rows that a database starts with. */
export interface Seed {
  /** Planted once under this name; a seed of another name brings more rows to existing databases. */
  name: string;
  plant: (tx: Transaction) => Promise<unknown>;
}

/** Everything that the mock backend knows of one backend area. */
export interface Area {
  /** Its heading in the description of the API, and its row in `data_versions`. */
  name: string;
  /** What it is about, in the description of the API. */
  description: string;
  /** What its responses are made of, by the names that the description gives them. */
  models: Models;
  /** Tables that `sendCached` reads from: a trigger on each of them notices every write. */
  cachedTables: readonly PgTable[];
  seeds: readonly Seed[];
  routes: readonly Route[];
}
