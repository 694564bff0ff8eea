import * as v from 'valibot';
import { ApiError } from './httpErrors';

/** Longest id that is looked up at all. */
const ID_MAX = 128;
const NUL = '\u0000';

/** A text that PostgreSQL can store: no NUL, no half of a surrogate pair. */
export const isStorable = (value: string) => !value.includes(NUL) && value.isWellFormed();

/** A storable text of at most `max` characters. */
export const text = (max: number, label: string, wrongType = `${label} must be a text`) =>
  v.pipe(
    v.string(wrongType),
    v.maxLength(max, `${label} must have at most ${String(max)} characters`),
    v.check((value) => !value.includes(NUL), `${label} must not contain control characters`),
    v.check((value) => value.isWellFormed(), `${label} must be well-formed Unicode`),
  );

/** A text with something in it besides white space. */
export const filledText = (max: number, label: string) =>
  v.pipe(text(max, label), v.trim(), v.minLength(1, `${label} is required`));

/** What PostgreSQL stores exactly, wherever the server stands, and what ISO 8601 writes with four digits. */
const EARLIEST_MS = Date.parse('1970-01-01T00:00:00Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether the day is in the calendar: JavaScript reads 30 February as 2 March. */
function isDayOfCalendar(value: string): boolean {
  const day = value.slice(0, 'YYYY-MM-DD'.length);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** A date, or a date with its time and offset, as ISO 8601 writes them. */
export const dateText = (message: string) =>
  v.pipe(
    v.union(
      [v.pipe(v.string(), v.isoDate(message)), v.pipe(v.string(), v.isoTimestamp(message))],
      message,
    ),
    v.check((value) => {
      const time = Date.parse(value);
      return time >= EARLIEST_MS && time <= LATEST_MS && isDayOfCalendar(value);
    }, message),
  );

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
  return id === '' || id.length > ID_MAX || !isStorable(id) ? undefined : id;
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
