import type * as v from 'valibot';

/** What a call answers with: a list or object in `data`, or something of its own. */
export interface AnswerDescription {
  status: number;
  description: string;
  mediaType?: string;
  example?: unknown;
}

/** One call of the mock backend, as its OpenAPI description shows it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path with `{name}` for parameters. */
  path: string;
  area: string;
  summary: string;
  /** The schemas that the route itself checks by. */
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  bodyTypes?: readonly string[];
  answers: readonly AnswerDescription[];
  /** Needs the admin token off loopback. */
  admin?: boolean;
}
