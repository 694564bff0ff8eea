import * as v from 'valibot';

const PORT_MAX = 65_535;

const empty = (value: unknown) => (value === '' ? undefined : value);

/** An environment variable; an empty one counts as unset. */
export const variable = <const Schema extends v.GenericSchema<string | undefined, unknown>>(
  schema: Schema,
) => v.pipe(v.unknown(), v.transform(empty), schema);

export const port = (name: string) => {
  const message = `${name} must be a number from 0 to ${String(PORT_MAX)}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.maxValue(PORT_MAX, message),
  );
};
