import { apiSlices } from '../../app/apiSlices';
import { type AppStore, extraOf } from '../../app/store';
import { isSame } from '../../shared/lib/isSame';
import { type RestorableApi, prepareReading, restoring } from './persistence';
import type { AreaState } from './restoredResponses';

/** Maximum delay of a timer, in ms. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Keeps data that depends on the time current: a banner begins and ends while the page is open, offline
 * too, and a page from a cache may be older than the last change.
 * @returns a function that stops it
 */
export function runResponseClock(store: AppStore): () => void {
  const { isPaused } = extraOf(store);
  const areas = (apiSlices as readonly RestorableApi[]).filter(({ persisted }) =>
    Object.values(persisted).some((response) => response?.changesAt),
  );
  let isStopped = false;
  let unsubscribe: () => void = () => undefined;
  let seen: readonly object[] = [];
  let dueMs = 0;
  let timer: NodeJS.Timeout | undefined;

  const queries = () => areas.map(({ reducerPath }) => store.getState()[reducerPath].queries);
  const update = () => {
    seen = queries();
    const now = Date.now();
    const read = areas.map((api) => readAgain(api, store.getState()[api.reducerPath], now));
    dueMs = Math.min(...read.map(({ nextMs }) => nextMs));
    clearTimeout(timer);
    if (dueMs < Infinity) timer = setTimeout(onTimer, Math.min(dueMs - now, TIMER_MAX_MS));
    // Last, because an action that changes the data gets here again.
    for (const { api, changed } of read) {
      const language = store.getState().contentLanguage.areas[api.reducerPath] ?? null;
      if (changed.length > 0) store.dispatch(restoring(api, changed, language));
    }
  };
  const onTimer = () => {
    if (!isStopped && !isPaused()) update();
  };
  /** Also runs when DevTools returns to the present, which has missed the timer. */
  const follow = () => {
    if (isStopped || isPaused()) return;
    const isChanged = queries().some((each, index) => each !== seen[index]);
    if (isChanged || Date.now() >= dueMs) update();
  };

  void prepareReading().then(() => {
    if (isStopped) return;
    unsubscribe = store.subscribe(follow);
    // Timers may stand still while the device sleeps.
    document.addEventListener('visibilitychange', follow);
    follow();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** The responses of an area that read differently now, and when the next one does. */
function readAgain(api: RestorableApi, { queries }: AreaState, now: number) {
  const timed = Object.entries(queries).flatMap(([key, entry]) => {
    const { endpointName = '', originalArgs: arg, data, fulfilledTimeStamp = now } = entry ?? {};
    const how = api.persisted[endpointName];
    if (!how?.changesAt || data === undefined) return [];
    return [
      { key, endpointName, arg, before: data, data: how.read(data), fulfilledTimeStamp, how },
    ];
  });
  const changes = timed.flatMap(({ before, how }) => how.changesAt?.(before) ?? []);
  return {
    api,
    changed: timed.filter(({ before, data }) => data !== undefined && !isSame(before, data)),
    nextMs: Math.min(...changes.filter((ms) => ms !== null && ms > now).map(Number)),
  };
}
