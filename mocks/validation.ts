import * as v from 'valibot';
import { ApiError } from './httpErrors';

/** Longest id that is looked up at all. */
const ID_MAX = 128;
const NUL = '\u0000';

/** A text that PostgreSQL can store (no NUL), of at most `max` characters. */
export const text = (max: number, label: string) =>
  v.pipe(
    v.string(`${label} must be a text`),
    v.maxLength(max, `${label} must have at most ${String(max)} characters`),
    v.check((value) => !value.includes(NUL), `${label} must not contain control characters`),
  );

/** A text with something in it besides white space. */
export const filledText = (max: number, label: string) =>
  v.pipe(text(max, label), v.trim(), v.minLength(1, `${label} is required`));

/** A whole number in a query string. */
export const wholeNumber = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${String(min)} to ${String(max)}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

/** A switch in a query string. */
export const flag = (label: string) =>
  v.pipe(
    v.picklist(['true', 'false', '1', '0'], `${label} must be true or false`),
    v.transform((value) => value === 'true' || value === '1'),
    v.boolean(),
  );

/** An id of a path; undefined where it cannot be the id of anything. */
export function cleanId(value: string | undefined): string | undefined {
  const id = value?.trim() ?? '';
  return id === '' || id.length > ID_MAX || id.includes(NUL) ? undefined : id;
}

/**
 * Reads untrusted input by its schema.
 * @throws ApiError 400 with the first issue's message and the field's name.
 */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw new ApiError(400, 'invalid', issue.message, field ?? undefined);
}
