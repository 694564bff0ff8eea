import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import { CACHED_SECONDS, FRESH_SECONDS } from '../shared/config/times';
import { type ApiError, failures } from './apiErrors';
import { baseQuery } from './baseQuery';

/** What every area's `createApi` shares; an area with other times sets its own. */
export const areaDefaults = {
  baseQuery,
  refetchOnMountOrArgChange: FRESH_SECONDS.byDefault,
  keepUnusedDataFor: CACHED_SECONDS.byDefault,
  catchSchemaFailure: ({ schemaName, issues }: NamedSchemaError): ApiError =>
    schemaName === 'argSchema'
      ? { status: 'INVALID_ARGUMENT', message: issues[0]?.message ?? 'Invalid argument' }
      : { status: 'INVALID_RESPONSE', ...failures.unreadable },
} as const;

/**
 * `forceRefetch` of queries without `withFallback`: a failed call is sent again when a screen that shows it
 * opens, even if its cached data is still fresh.
 */
export function hasFailed({
  endpointState,
}: {
  readonly endpointState?: { readonly status: string } | undefined;
}): boolean {
  return endpointState?.status === 'rejected';
}
