import type * as v from 'valibot';

/** One possible response to a request. */
export interface ResponseDescription {
  status: number;
  description: string;
  mediaType?: string;
  example?: unknown;
}

/** One request that the mock backend understands, as its OpenAPI description shows it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path with `{name}` for parameters. */
  path: string;
  area: string;
  summary: string;
  /** The schemas that the requests are checked by. */
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  bodyTypes?: readonly string[];
  responses: readonly ResponseDescription[];
  /** Needs the admin token off loopback. */
  admin?: boolean;
}
