import * as v from 'valibot';
import type { Route } from '../area';

/** What the list or the item of a response is made of, where that is an object. */
function itemOf(schema: v.GenericSchema | undefined): unknown {
  if (schema === undefined || !('entries' in schema)) return undefined;
  const { data } = schema.entries as { readonly data?: v.GenericSchema & { item?: unknown } };
  const item = data?.item ?? data;
  return v.is(v.object({ entries: v.unknown() }), item) ? item : undefined;
}

/** The schemas of the items that a route responds with. */
export const itemSchemas = ({ responses }: Pick<Route, 'responses'>): readonly unknown[] =>
  responses.map(({ schema }) => itemOf(schema)).filter((item) => item !== undefined);
