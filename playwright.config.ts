import { type Project, defineConfig } from '@playwright/test';

/**
 * Chromium's features that are off: what Playwright turns off (`--disable-features` counts once, so
 * this replaces its list), and the popups of the address bar. Those are pages of Chromium's own, two
 * in each window, and took more of the machine than the page that a test opens.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Enough for a busy machine that is six times slower. */
const WAIT_LIMIT_MS = 120_000;

/** `npm run test:e2e` runs it alone, if it is not told otherwise. */
const chromium: Project = {
  name: 'chromium',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined
        ? {}
        : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // The headless shell would hint letters, which changes their widths; other Chromiums do not.
        '--font-render-hinting=none',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
};

/** Playwright's own builds, for the tests that do without Chromium's protocol. */
const otherEngines = (['firefox', 'webkit'] as const).map((browserName): Project => ({
  name: browserName,
  grep: /@smoke|@engines/,
  use: { browserName },
}));

/** The browser tests: `npm run test:e2e`. Each worker runs a shop of its own, see `e2e/startShop.ts`. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  globalSetup: './e2e/globalSetup.ts',
  // One more than the cores of a build server: a test also waits, for splashes, retries and databases.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits only end what hangs: the longest test takes 20 s, and one wait a few seconds.
  timeout: 5 * WAIT_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS, toPass: { timeout: WAIT_LIMIT_MS } },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  projects: [chromium, ...otherEngines],
  use: {
    // One wait ends before its test, and says what it waited for.
    actionTimeout: WAIT_LIMIT_MS,
    navigationTimeout: WAIT_LIMIT_MS,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Aruba',
    // The tests of the service worker allow it.
    serviceWorkers: 'block',
    // `e2e/failureReport.ts` keeps and prints the rest.
    // Snapshots of the document at each call took a sixth of the time: `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
