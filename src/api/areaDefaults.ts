import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import { CACHED_SECONDS, FRESH_SECONDS } from '../shared/config/times';
import { type ApiError, failures } from './apiErrors';
import { baseQuery } from './baseQuery';

/** The default options of every `createApi`; an area with other times overrides them. */
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
 * `forceRefetch` of every query: sends a failed one again when its screen opens, even if the cached data
 * is still fresh.
 */
export function hasFailed({
  endpointState,
}: {
  readonly endpointState?: { readonly status: string } | undefined;
}): boolean {
  return endpointState?.status === 'rejected';
}
