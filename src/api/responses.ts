import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ApiError } from './apiErrors';
import type { ApiRequest } from './baseQuery';

/** A list comes as `{ "data": [...] }` or bare. */
export const listResponse = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ data: v.array(v.unknown()) }),
    v.transform(({ data }) => data),
  ),
]);

/**
 * Reads items one by one. Malformed items and repeated ids are dropped with one console warning in
 * the end, so that the others still show.
 * @param what names the items in the warning
 */
export function itemReader<Output extends { readonly id: string }>(
  schema: v.GenericSchema<unknown, Output>,
  what: string,
) {
  const byId = new Map<string, Output>();
  let dropped = 0;
  return {
    read(item: unknown): void {
      const result = v.safeParse(schema, item);
      if (result.success && !byId.has(result.output.id)) byId.set(result.output.id, result.output);
      else dropped += 1;
    },
    /**
     * All that could be read, in the order of the items. The list is frozen, so that Immer does not
     * walk through it; its items are not.
     */
    end(): readonly Output[] {
      if (dropped > 0) console.warn(`Dropped ${String(dropped)} malformed ${what}`);
      return Object.freeze([...byId.values()]);
    },
  };
}

/** Reads a list of items: see `itemReader`. */
export function parseItems<Output extends { readonly id: string }>(
  schema: v.GenericSchema<unknown, Output>,
  items: readonly unknown[],
  what: string,
): readonly Output[] {
  const reader = itemReader(schema, what);
  for (const item of items) reader.read(item);
  return reader.end();
}

interface SendResult {
  readonly data?: unknown;
  readonly error?: ApiError;
}

/**
 * `queryFn` of a call whose failure gives `fallback` instead of an error (spec §8). An argument
 * that `argSchema` refuses is an error all the same.
 * @param read makes the result from the body; throws when it cannot
 */
export function orElse<Arg, Result>(
  request: (arg: Arg) => ApiRequest,
  read: (body: unknown) => Result,
  fallback: Result,
) {
  return async (
    arg: Arg,
    _api: BaseQueryApi,
    _extra: object,
    send: (request: ApiRequest) => SendResult | PromiseLike<SendResult>,
  ): Promise<{ readonly data: Result }> => {
    const response = await send(request(arg));
    if (response.error) return { data: fallback };
    try {
      return { data: read(response.data) };
    } catch {
      return { data: fallback };
    }
  };
}
