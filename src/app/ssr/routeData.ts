import type { StoreEnvironment } from '../../api/thunkExtra';
import type { BackendResponse, Transport } from '../../api/transport';
import { RecentMap } from '../../shared/lib/recentMap';
import type { LocationState } from '../../shared/location/locationSlice';
import type { RouteParams } from '../../shared/location/routeParams';
import type { ScreenModule } from '../routing/screen';
import { type AppStore, type RootState, areaApis, makeStore } from '../store';
import { allAnswered, confirmed, inTime, minuteOf, dehydrate } from './dehydrate';

/** What a page is rendered from on the server. */
export interface RouteData {
  readonly store: AppStore;
  /** What the page shows and the browser hydrates from: settled answers only. */
  readonly state: RootState;
  /** Whether every call of the route was answered in time. */
  readonly isComplete: boolean;
}

/** How many addresses' data a server remembers. */
const ADDRESSES_MAX = 20;

interface Remembered {
  readonly data: RouteData;
  /** When its answers were confirmed last; the state tells the minute. */
  readonly minute: number;
  /** What was asked, and the very answers that the data was made of. */
  readonly asked: readonly Asked[];
}

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
  /** Its body may be large: nobody keeps it for the sake of the comparison. */
  readonly answer: WeakRef<BackendResponse>;
  readonly hasValidator: boolean;
}

/**
 * Loads the data of routes: a store of its own for each, the calls in parallel, `deadlineMs` ms at
 * most. Every page asks the backends. Where each of their answers is the very one of the last page
 * (see `sharedTransport`), so is what was made of them.
 */
export function routeDataLoader(services: StoreEnvironment, deadlineMs: number) {
  const remembered = new RecentMap<string, Remembered>(ADDRESSES_MAX);

  /** @param screen of the route, or undefined at an unknown address */
  return async (
    address: LocationState,
    screen: ScreenModule | undefined,
    params: RouteParams,
  ): Promise<RouteData> => {
    // What does not load by the query never sees it: its data serve every query.
    const location = screen?.loadsBy === 'address' ? address : { ...address, search: '' };
    const key = location.pathname + location.search;
    const start = performance.now();
    const minute = minuteOf(Date.now());
    const questions = askOnce(services.transport);

    const known = remembered.get(key);
    if (known && (await inTime(questions.stillGive(known.asked), deadlineMs))) {
      const data = known.minute === minute ? known.data : confirmedData(known.data, minute);
      remembered.set(key, { ...known, data, minute });
      return withLocation(data, address);
    }

    const store = makeStore({ ...services, transport: questions.ask }, { location });
    const calls = screen?.load?.({ ...store, params }) ?? [];
    const isComplete = await allAnswered(calls, deadlineMs - (performance.now() - start));
    const data = { store, state: dehydrate(store.getState()), isComplete };
    forgetAnswers(store);
    // Pages with a query of their own are many; answers without a validator are never the same.
    const asked = questions.answered();
    const isLasting = asked.length > 0 && asked.every(({ hasValidator }) => hasValidator);
    if (isComplete && isLasting && location.search === '') {
      remembered.set(key, { data, minute, asked });
    }
    return withLocation(data, address);
  };
}

function confirmedData(data: RouteData, minute: number): RouteData {
  return { ...data, state: confirmed(data.state, minute) };
}

function withLocation(data: RouteData, location: LocationState): RouteData {
  return { ...data, state: { ...data.state, location } };
}

/** RTK Query keeps timers for the entries of a store; without this a busy server would fill up. */
function forgetAnswers(store: AppStore): void {
  for (const api of areaApis) {
    const { queries } = store.getState()[api.reducerPath];
    if (Object.keys(queries).length > 0) store.dispatch(api.util.resetApiState());
  }
}

/** The questions of one page: each is asked once. */
function askOnce(transport: Transport) {
  const answers = new Map<string, Promise<BackendResponse>>();
  const asked: Asked[] = [];

  const ask: Transport = (url, init) => {
    if (init.method !== 'GET') return transport(url, init);
    const known = answers.get(url);
    if (known) return known;
    const answer = transport(url, init);
    answers.set(url, answer);
    answer.then(
      (given) => {
        asked.push({
          url,
          init: { ...init, signal: null },
          answer: new WeakRef(given),
          hasValidator: given.etag !== null,
        });
      },
      () => undefined,
    );
    return answer;
  };

  return {
    ask,
    /** Those that have been answered so far. */
    answered: (): readonly Asked[] => asked,
    /** Whether the same questions are answered with the very same answers. */
    stillGive: (before: readonly Asked[]): Promise<boolean> =>
      Promise.all(
        before.map(async ({ url, init, answer }) => (await ask(url, init)) === answer.deref()),
      ).then(
        (same) => same.every(Boolean),
        () => false,
      ),
  };
}
