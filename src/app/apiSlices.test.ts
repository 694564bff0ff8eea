/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { joinEndpoints } from '../testing/joinEndpoints';
import { apiSlices } from './apiSlices';

const features = path.join(__dirname, '../features');
const tests = readdirSync(features, { recursive: true, encoding: 'utf8' }).map((file) =>
  path.basename(file),
);
joinEndpoints();

/** Areas whose test file has another name. */
const elsewhere: Readonly<Record<string, string>> = {
  types: 'vehicleTypesApi.test.ts',
  analytics: 'trackBanner.test.ts',
};

test.each(apiSlices)('the area $reducerPath has a test of its API', ({ reducerPath }) => {
  expect(tests).toContain(elsewhere[reducerPath] ?? `${reducerPath}Api.test.ts`);
});

/** Injected queries that no screen shows, so nothing is persisted. */
const unshown = [
  'getActiveBanners',
  'getBannerMetrics',
  'getCategory',
  'getProduct',
  'getProductsByCategory',
  'searchProducts',
];

test.each(apiSlices)(
  'the area $reducerPath says for each query that is shown whether it is persisted',
  ({ endpoints, persisted }) => {
    const shown = Object.entries<object>(endpoints)
      .filter(([name, each]) => 'useQuery' in each && !unshown.includes(name))
      .map(([name]) => name);
    expect(Object.keys(persisted).sort()).toEqual(shown.sort());
  },
);
