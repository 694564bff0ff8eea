import type * as v from 'valibot';
import type { Language } from '../src/shared/i18n/languages';
import type { AppContext } from './appEnv';
import type { Database } from './db/openDatabase';
import type { Models } from './openapi/jsonSchema';
import type { Operation } from './openapi/operation';

/** What a route handler works with, besides the request. */
export interface RouteTools<Query, Body> {
  db: Database;
  /** The query of the request, read by the route's schema. */
  query: Query;
  /** The language of the response. */
  language: Language;
  /**
   * Reads the body of the request by the route's schema.
   * @throws ApiError 400, 413 or 415
   */
  readBody: () => Promise<Body>;
  /**
   * Sends what `load` returns as JSON, in the language of the response. Bytes are sent as they are. A
   * client that has the same response already gets 304.
   */
  send: (load: () => Promise<{ data: unknown } | Buffer<ArrayBuffer>>) => Promise<Response>;
}

/** One route of an area: its description, which also checks the request, and its handler. */
export interface Route extends Omit<Operation, 'area' | 'usesDatabase'> {
  /** Further paths of the same handler, left out of the description. */
  alsoAt?: readonly string[];
  handle(c: AppContext, tools: RouteTools<unknown, unknown>): Response | Promise<Response>;
}

interface TypedRoute<Query, Body> extends Route {
  query?: v.GenericSchema<unknown, Query>;
  body?: v.GenericSchema<unknown, Body>;
  handle: (c: AppContext, tools: RouteTools<Query, Body>) => Response | Promise<Response>;
}

/** A route whose handler gets the query and the body as its own schemas return them. */
export const route = <Query, Body>(definition: TypedRoute<Query, Body>): Route => definition;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Rows that a database starts with. */
export interface Seed {
  /** Planted once under this name; a seed of another name brings more rows to existing databases. */
  name: string;
  plant: (tx: Transaction) => Promise<unknown>;
}

/** Everything that the mock backend knows of one backend area. */
export interface Area {
  /** Its heading in the description of the API. */
  name: string;
  /** What it is about, in the description of the API. */
  description: string;
  /** What its responses are made of, by the names that the description gives them. */
  models: Models;
  seeds: readonly Seed[];
  routes: readonly Route[];
}
