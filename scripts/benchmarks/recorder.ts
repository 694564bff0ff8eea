import { wentOffline, wentOnline } from '../../src/api/connectionSlice';
import { browserEnvironment } from '../../src/api/thunkExtra';
import { menuClosed, menuOpened } from '../../src/app/layout/layoutSlice';
import { makeStore } from '../../src/app/store';
import { bannersApi } from '../../src/features/banners/bannersApi';
import { heartToggled } from '../../src/features/wishlist/wishlistSlice';
import { navigate } from '../../src/shared/location/locationSlice';

// What the recorder costs: a visit of 10,000 actions in the store alone, with and without it.
// `npm run bench` runs it; it needs `--expose-gc`.
const ACTIONS = 10_000;
const ROUNDS = 30;
const BYTES_PER_MB = 1_048_576;

const banners = Array.from({ length: 20 }, (_, index) => ({ id: String(index), title: 'Banner' }));

/** As a visitor makes them; every hundredth brings a response. */
function actionAt(index: number) {
  const kinds = [
    () => navigate(`/bikes/listings?page=${String(index)}`),
    () => heartToggled(String(index % 50)),
    () => menuOpened('categories'),
    () => menuClosed(),
    () => (index % 2 === 0 ? wentOffline() : wentOnline()),
  ];
  return kinds[index % kinds.length]?.() ?? menuClosed();
}

async function visit(isRecorded: boolean) {
  const store = makeStore({ ...browserEnvironment(), isRecorded });
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const start = performance.now();
  for (let index = 0; index < ACTIONS; index++) {
    store.dispatch(actionAt(index));
    if (index % 100 === 0) {
      store.dispatch(
        bannersApi.util.upsertQueryEntries([
          { endpointName: 'getBanners', arg: {}, value: banners as never },
        ]),
      );
    }
  }
  const ms = performance.now() - start;
  await Promise.resolve();
  globalThis.gc?.();
  const bytes = process.memoryUsage().heapUsed - heapBefore;
  return { ms, bytes, steps: store.recorder.steps.length };
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run() {
  await visit(true);
  const without = [];
  const withIt = [];
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await visit(false));
    withIt.push(await visit(true));
  }
  const ms = [without, withIt].map((visits) => median(visits.map((one) => one.ms)));
  const mb = [without, withIt].map(
    (visits) => median(visits.map((one) => one.bytes)) / BYTES_PER_MB,
  );
  const [msWithout = 0, msWith = 0] = ms;
  const [mbWithout = 0, mbWith = 0] = mb;
  console.log('| 10,000 actions, the store alone | without the recorder | with it | more |');
  console.log('| --- | --- | --- | --- |');
  const row = (name: string, a: number, b: number) => {
    console.log(`| ${name} | ${a.toFixed(2)} | ${b.toFixed(2)} | ${(b - a).toFixed(2)} |`);
  };
  row('time, ms', msWithout, msWith);
  row('heap afterwards, MB', mbWithout, mbWith);
  console.log(`\nPer action: ${(((msWith - msWithout) / ACTIONS) * 1_000).toFixed(2)} µs.\n`);
}

// Timers of the cache would keep the process alive.
void run().then(() => process.exit());
