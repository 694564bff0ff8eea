interface HookResult {
  readonly currentData?: unknown;
  readonly isFetching: boolean;
}

/**
 * The result of one of RTK Query's hooks without what the hook itself remembers: the data is the
 * store's. Otherwise stepping back in DevTools to a state without data would show later data.
 */
export function fromStore<Result extends HookResult>(result: Result) {
  const { currentData, isFetching } = result;
  const data: Result['currentData'] = currentData;
  return { ...result, data, isLoading: isFetching && currentData === undefined };
}
