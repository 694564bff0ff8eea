import * as v from 'valibot';

/** A single item, as `{ "data": {...} }` or bare. */
export const itemResponse: v.GenericSchema<unknown, unknown> = v.union([
  v.pipe(
    v.object({ data: v.record(v.string(), v.unknown()) }),
    v.transform(({ data }) => data),
  ),
  v.record(v.string(), v.unknown()),
]);
