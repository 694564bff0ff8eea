import { wentOffline, wentOnline } from '../../src/api/connectionSlice';
import { browserEnvironment } from '../../src/api/thunkExtra';
import { makeStore } from '../../src/app/store';
import { bannersApi } from '../../src/features/banners/bannersApi';
import { menuClosed, menuOpened } from '../../src/features/shell/layoutSlice';
import { heartToggled } from '../../src/features/wishlist/wishlistSlice';
import { navigate } from '../../src/router/locationSlice';
import { paths } from '../../src/shared/config/paths';

// What the recorder costs: a visit of 10,000 actions in the store alone, with and without it. What
// is rendered comes on top of both, so that the share of a whole visit is smaller. `npm run bench`
// runs it; it needs `--expose-gc`.
const ACTIONS = 10_000;
/** Two visits take turns, so that what else the machine does slows down both. */
const TURN = 100;
const VISITS = 20;
const BYTES_PER_MB = 1_048_576;

const banners = Array.from({ length: 20 }, (_, index) => ({ id: String(index), title: 'Banner' }));

/** As a visitor makes them; every hundredth brings a response. */
function actionAt(index: number) {
  const kinds = [
    () => navigate(`${paths.bikes}?page=${String(index)}`),
    () => heartToggled(String(index % 50)),
    () => menuOpened('categories'),
    () => menuClosed(),
    () => (index % 2 === 0 ? wentOffline() : wentOnline()),
  ];
  return kinds[index % kinds.length]?.() ?? menuClosed();
}

const startVisit = (isRecorded: boolean) => makeStore({ ...browserEnvironment(), isRecorded });

type Store = ReturnType<typeof startVisit>;

/** As many actions as a turn has; in ms. */
function takeTurn(store: Store, first: number): number {
  const startedAtMs = performance.now();
  for (let index = first; index < first + TURN; index++) store.dispatch(actionAt(index));
  store.dispatch(
    bannersApi.util.upsertQueryEntries([
      { endpointName: 'getBanners', arg: {}, value: banners as never },
    ]),
  );
  return performance.now() - startedAtMs;
}

interface Pair {
  readonly without: number;
  readonly with: number;
}

/** Two visits at once; how long each turn took, in ms. */
function timedVisits(): readonly Pair[] {
  const [plain, recorded] = [startVisit(false), startVisit(true)];
  const pairs: Pair[] = [];
  for (let first = 0; first < ACTIONS; first += TURN) {
    // Whoever comes first may be slower.
    if ((first / TURN) % 2 === 0) {
      const without = takeTurn(plain, first);
      pairs.push({ without, with: takeTurn(recorded, first) });
    } else {
      const withIt = takeTurn(recorded, first);
      pairs.push({ without: takeTurn(plain, first), with: withIt });
    }
  }
  return pairs;
}

/** What a visit leaves in memory, in MB. */
async function heapOf(isRecorded: boolean): Promise<number> {
  const store = startVisit(isRecorded);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let first = 0; first < ACTIONS; first += TURN) takeTurn(store, first);
  await Promise.resolve();
  globalThis.gc?.();
  return (process.memoryUsage().heapUsed - before) / BYTES_PER_MB;
}

/** The median, and between which values it is with a certainty of 95 %. */
function medianOf(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const reach = 0.98 * Math.sqrt(sorted.length);
  return [middle, middle - reach, middle + reach].map(
    (place) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(place)))] ?? 0,
  );
}

async function run() {
  // Until everything is compiled.
  for (let round = 0; round < 3; round++) timedVisits();
  const pairs = Array.from({ length: VISITS }, timedVisits).flat();
  const heaps: Pair[] = [];
  for (let round = 0; round < VISITS / 2; round++) {
    heaps.push({ without: await heapOf(false), with: await heapOf(true) });
  }
  const row = (name: string, values: readonly number[]) => {
    const [median = 0, low = 0, high = 0] = medianOf(values);
    console.log(`| ${name} | ${median.toFixed(2)} | ${low.toFixed(2)} to ${high.toFixed(2)} |`);
  };
  const perAction = (ms: number) => (ms / TURN) * 1_000;
  console.log('| a visit of 10,000 actions, the store alone | median | with 95 % certainty |');
  console.log('| --- | --- | --- |');
  row(
    'an action without the recorder, µs',
    pairs.map(({ without }) => perAction(without)),
  );
  row(
    'an action with it, µs more',
    pairs.map((pair) => perAction(pair.with - pair.without)),
  );
  row(
    'time with it, % more',
    pairs.map((pair) => (pair.with / pair.without - 1) * 100),
  );
  row(
    'heap with it, MB more',
    heaps.map((pair) => pair.with - pair.without),
  );
  console.log();
}

// Timers of the cache would keep the process alive.
void run().then(() => process.exit());
