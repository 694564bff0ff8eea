import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { swcOptions } from './scripts/webpack/swcOptions';

const swc = { ...swcOptions(), module: { type: 'commonjs' } };

const common = {
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] as [string, object] },
  // Some of our dependencies come as ES modules only.
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.(webp|avif)$': '<rootDir>/src/testing/fileMock.ts' },
  // Looking up a global in a test's own context is slow. This one is used for each pixel and colour, so
  // modules get it directly.
  sandboxInjectedGlobals: ['Math'],
  restoreMocks: true,
};

const config: Config = {
  // Only ends what hangs: a worker that is idle ends by itself.
  workerGracefulExitTimeout: 30_000,
  // One more than the cores, which are free for it: a test also waits, for frames, processes and databases.
  maxWorkers: availableParallelism() + 1,
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    'node/**/*.{mjs,ts}',
    'mocks/**/*.ts',
    'server/**/*.ts',
    'shop-file/**/*.ts',
    'tools/{replay,shop,studio}/**/*.{ts,tsx}',
    '!**/testing/**',
    '!**/*.test.{ts,tsx}',
    // Entries: their tests run them as commands, or in a browser.
    '!src/client.ts',
    '!src/app/browser/bootScript.ts',
    '!server/main.ts',
    '!mocks/{mocksMain,seedMain}.ts',
  ],
  // What needs a failing machine (ports, disks, signals) or a service worker only browser tests and
  // proofs see: most of what the server's tests miss.
  coverageThreshold: {
    './src/': { lines: 90, branches: 90 },
    './mocks/': { lines: 90, branches: 90 },
    global: { lines: 90, branches: 84 },
  },
  // Only ends what hangs: a test waits for what happens, also on a machine busy with other work.
  testTimeout: 120_000,
  coverageReporters: ['text-summary', 'json-summary', 'lcov'],
  projects: [
    {
      ...common,
      displayName: 'src',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tools/**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...common,
      displayName: 'node',
      // One throw-away PostgreSQL for the whole run.
      globalSetup: '<rootDir>/mocks/testing/startSharedCluster.ts',
      globalTeardown: '<rootDir>/mocks/testing/stopSharedCluster.ts',
      testMatch: [
        '<rootDir>/{node,shop-file,mocks,scripts,tools}/**/*.test.ts',
        '<rootDir>/server/**/*.test.{ts,tsx}',
      ],
      testEnvironment: '<rootDir>/mocks/testing/loggingEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/src/testing/unexpectedOutput.ts'],
    },
  ],
};

export default config;
