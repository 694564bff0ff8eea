import { defineConfig } from '@playwright/test';

const TIMED = 'coldOffline.spec.ts';

/** The browser tests: `npm run test:e2e`. Each worker runs a shop of its own, see `e2e/shop.ts`. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  globalSetup: './e2e/globalSetup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'screens', testMatch: '*.spec.ts', testIgnore: TIMED },
    // After the others, alone: nothing else shall make it late.
    { name: 'timed', testMatch: TIMED, dependencies: ['screens'] },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined
        ? {}
        : { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Aruba',
    // The tests of the service worker allow it.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
