/** @jest-environment node */
import * as times from './times';

// spec §9.1
test('the times are those of spec §9', () => {
  expect(times.HERO_AUTO_ADVANCE_MS).toBe(5_000);
  expect(times.SPLASH_MS).toBe(1_000);
  expect(times.CAROUSEL_FADE_MS).toBe(500);
  expect(times.PRETENDED_WORK_MS).toBe(2_000);
  expect([times.QUERY_RETRIES, times.MUTATION_RETRIES]).toEqual([3, 1]);
  expect([times.RETRY_DELAY_MS, times.RETRY_DELAY_LIMIT_MS]).toEqual([1_000, 30_000]);
  // Featured products have the default times; types are cached as long as the default.
  expect(times.FRESH_SECONDS).toMatchObject({
    byDefault: 600,
    banners: 1_800,
    categories: 1_800,
    types: 300,
  });
  expect(times.CACHED_SECONDS).toMatchObject({ byDefault: 600, banners: 1_800, categories: 1_800 });
});
