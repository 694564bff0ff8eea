import { readdirSync } from 'node:fs';
import path from 'node:path';
import { areaApis } from './store';

const features = path.join(__dirname, '../features');
const files = readdirSync(features, { recursive: true, encoding: 'utf8' });
const tests = files.map((file) => path.basename(file));

// Files of endpoints that are injected later.
for (const file of files)
  if (file.endsWith('Api.ts')) jest.requireActual(path.join(features, file));

/** Banners are told what visitors see through `trackBanner`. */
const elsewhere: Readonly<Record<string, string>> = { analytics: 'trackBanner.test.ts' };

test.each(areaApis)('the area $reducerPath has a test of its API', ({ reducerPath }) => {
  expect(tests).toContain(elsewhere[reducerPath] ?? `${reducerPath}Api.test.ts`);
});

/** Queries that join later and no screen shows, so there is nothing to persist. */
const unshown = [
  'getActiveBanners',
  'getBannerMetrics',
  'getCategory',
  'getProduct',
  'getProductsByCategory',
  'searchProducts',
];

test.each(areaApis)(
  'the area $reducerPath says for each query that is shown whether it is persisted',
  ({ endpoints, persisted }) => {
    const shown = Object.entries<object>(endpoints)
      .filter(([name, each]) => 'useQuery' in each && !unshown.includes(name))
      .map(([name]) => name);
    expect(Object.keys(persisted).sort()).toEqual(shown.sort());
  },
);
