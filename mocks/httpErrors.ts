import { inspect } from 'node:util';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';

/** An error response `{ "error": { code, message, field? } }` with its status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly field?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const notFound = (what: string) => new ApiError(404, 'not_found', `${what} not found`);
export const invalid = (message: string, field?: string) =>
  new ApiError(400, 'invalid', message, field);

const databaseErrorSchema = v.object({ code: v.string() });

/** SQLSTATE classes and system errors that mean: the database cannot be reached just now. */
const UNAVAILABLE = /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
const UNIQUE_VIOLATION = '23505';
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded|Cannot use a pool|Client has encountered a connection error|Client was closed)/;

/** Whether two writes at the same time wanted the same unique value. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const coded = v.safeParse(databaseErrorSchema, error);
  return (
    (coded.success && coded.output.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause)
  );
}

/** Whether an error, or what caused it, says that the database is not there. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const coded = v.safeParse(databaseErrorSchema, error);
  if (coded.success && UNAVAILABLE.test(coded.output.code)) return true;
  return UNAVAILABLE_MESSAGE.test(error.message) || isDatabaseUnavailable(error.cause);
}

/** Turns whatever a route threw into the error response; what is not expected goes to the log. */
export function errorResponse(error: unknown, c: Context, log: (line: string) => void): Response {
  if (error instanceof ApiError) {
    const { code, message, field, status, headers } = error;
    return c.json(
      { error: { code, message, ...(field === undefined ? {} : { field }) } },
      status,
      headers,
    );
  }
  if (isDatabaseUnavailable(error)) {
    return c.json(
      {
        error: {
          code: 'database_unavailable',
          message: 'The database cannot be reached at the moment',
        },
      },
      503,
      { 'Retry-After': '1' },
    );
  }
  if (isUniqueViolation(error)) {
    return c.json({ error: { code: 'conflict', message: 'This value is taken already' } }, 409);
  }
  log(`${c.req.method} ${c.req.path} failed: ${inspect(error)}`);
  return c.json(
    { error: { code: 'internal', message: 'Something went wrong on the server' } },
    500,
  );
}
