import { readdirSync } from 'node:fs';
import path from 'node:path';
import { areaApis } from './store';

const features = path.join(__dirname, '../features');
const tests = readdirSync(features, { recursive: true, encoding: 'utf8' }).map((file) =>
  path.basename(file),
);

/** Banners are told what visitors see through `trackBanner`. */
const elsewhere: Readonly<Record<string, string>> = { analytics: 'trackBanner.test.ts' };

test.each(areaApis)('the area $reducerPath has a test of its API', ({ reducerPath }) => {
  expect(tests).toContain(elsewhere[reducerPath] ?? `${reducerPath}Api.test.ts`);
});
