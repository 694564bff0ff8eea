import * as v from 'valibot';

/** One possible response to a request. */
export interface ResponseDescription {
  status: number;
  description: string;
  mediaType?: string;
  /** What its JSON looks like. Errors have one of their own. */
  schema?: v.GenericSchema;
  example?: unknown;
  /** What each of its headers says. */
  headers?: Readonly<Record<string, string>>;
}

/** A parameter of the path. */
export interface PathParameter {
  description: string;
  example: string;
  /** Regular expression that an id of anything matches. */
  pattern?: string;
}

/** One request that the mock backend understands, as its OpenAPI description shows it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path with `{name}` for parameters. */
  path: string;
  parameters?: Readonly<Record<string, PathParameter>>;
  area: string;
  /** Its name in the clients that programs make from the description. */
  operationId: string;
  summary: string;
  description: string;
  /** The schemas that the requests are checked by. */
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  bodyTypes?: readonly string[];
  bodyExample?: unknown;
  /** What the route itself responds. What guards every request is added, see `allResponses`. */
  responses: readonly ResponseDescription[];
  /** Whether a client that has its response already gets 304. */
  hasEtag?: boolean;
  /** Needs the admin token off loopback. */
  admin?: boolean;
  /** Whether it needs the database. */
  usesDatabase?: boolean;
}

/** A moment as the wire has it. */
export const wireMoment = v.pipe(v.string(), v.isoTimestamp());

/** `{ "data": [...] }` */
export const listOf = (item: v.GenericSchema) => v.strictObject({ data: v.array(item) });

/** `{ "data": ... }` */
export const oneOf = (item: v.GenericSchema) => v.strictObject({ data: item });

export const NOT_MODIFIED: ResponseDescription = {
  status: 304,
  description: 'The client has it already: its If-None-Match names the present ETag',
};
