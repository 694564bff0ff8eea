import { NOT_MODIFIED, type Operation, type ResponseDescription } from './operation';

const RETRY_AFTER = { 'Retry-After': 'Seconds to wait before the next try' };

/** Responses of what guards the routes: ETags, settings, the reading of bodies, the database. */
function guards(operation: Operation): ResponseDescription[] {
  const { admin, body, hasEtag, query, usesDatabase } = operation;
  return [
    ...(hasEtag === true ? [NOT_MODIFIED] : []),
    ...(body === undefined && query === undefined
      ? []
      : [{ status: 400, description: 'A value is wrong; field names it' }]),
    ...(admin === true
      ? [
          {
            status: 401,
            description: 'The request comes from another machine, without the admin token',
            headers: { 'WWW-Authenticate': 'Bearer' },
          },
          {
            status: 403,
            description: 'The request comes from another machine, and no admin token is set',
          },
        ]
      : []),
    ...(body === undefined
      ? []
      : [
          { status: 413, description: 'The body is larger than 64 KiB' },
          { status: 415, description: 'The body is of another media type' },
        ]),
    ...(usesDatabase === true
      ? [
          { status: 500, description: 'Something went wrong on the server; its log says what' },
          { status: 503, description: 'The database cannot be reached', headers: RETRY_AFTER },
        ]
      : []),
  ];
}

/** Every response of an operation by status: its own, and those of what guards it. */
export function allResponses(operation: Operation): ResponseDescription[] {
  const byStatus = new Map(
    [...guards(operation), ...operation.responses].map((one) => [one.status, one]),
  );
  return [...byStatus.values()].sort((one, other) => one.status - other.status);
}
