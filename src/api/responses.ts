import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ApiError } from './apiErrors';
import type { ApiRequest } from './baseQuery';

/** A list, as `{ "data": [...] }` or bare. */
export const listResponse = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ data: v.array(v.unknown()) }),
    v.transform(({ data }) => data),
  ),
]);

/** An invalid item. */
export interface DroppedItem {
  /** Its index in the response. */
  readonly index: number;
  readonly reason: string;
}

/** Maximum number of dropped items that a warning explains. */
const EXPLAINED_MAX = 5;
/** In characters, because reasons quote the backend. */
const REASON_MAX = 120;

/** Lists dropped items with their reasons. */
function droppedText(dropped: readonly DroppedItem[], what: string): string {
  const reasons = dropped
    .slice(0, EXPLAINED_MAX)
    .map(({ index, reason }) => `[${String(index)}] ${reason}`);
  const rest = dropped.length > reasons.length ? ['...'] : [];
  return `Dropped ${String(dropped.length)} malformed ${what}: ${[...reasons, ...rest].join('; ')}`;
}

/**
 * Reads items one by one. Malformed items and repeated ids are dropped, with one console warning at the
 * end, so that the others still show.
 * @param what names the items in the warning
 */
export function itemReader<Output extends { readonly id: string }>(
  schema: v.GenericSchema<unknown, Output>,
  what: string,
) {
  const byId = new Map<string, Output>();
  const dropped: DroppedItem[] = [];
  return {
    dropped: dropped as readonly DroppedItem[],
    /** @param index its index in the response */
    read(item: unknown, index: number): void {
      const result = v.safeParse(schema, item);
      if (!result.success) dropped.push({ index, reason: reasonOf(result.issues) });
      else if (byId.has(result.output.id)) dropped.push({ index, reason: 'repeated id' });
      else byId.set(result.output.id, result.output);
    },
    /**
     * The valid items in order. The list is frozen, so that Immer does not traverse it; its items are
     * not.
     */
    end(): readonly Output[] {
      if (dropped.length > 0) console.warn(droppedText(dropped, what));
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
  items.forEach(reader.read);
  return reader.end();
}

function reasonOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  const reason = path === null ? issue.message : `${path}: ${issue.message}`;
  return reason.slice(0, REASON_MAX);
}

interface SendResult {
  readonly data?: unknown;
  readonly error?: ApiError;
}

/**
 * `queryFn` of a call that returns `fallback` when it fails (spec §8). An argument that `argSchema`
 * refuses is still an error.
 * @param read parses the body; throws if it is invalid
 */
export function withFallback<Arg, Result>(
  request: (arg: Arg) => ApiRequest,
  read: (body: unknown) => Result,
  fallback: Result,
) {
  return async (
    arg: Arg,
    _api: BaseQueryApi,
    _extra: unknown,
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
