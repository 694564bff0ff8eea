import { createRequire } from 'node:module';

// The paths of the shop and its languages, for scripts that Node runs as they are.
const require = createRequire(import.meta.url);
require('ts-node/register');
export const {
  METRICS_PATH,
  SHELL_PATH,
  healthPaths,
  paths,
  searchPath,
  vehiclesPath,
} = require('../../src/shared/config/paths.ts');
export const {
  allLanguages,
  languages,
  splitLanguage,
} = require('../../src/shared/i18n/languages.ts');
export const {
  backendPaths,
  mockBackendPaths,
} = require('../../src/shared/config/backendPaths.ts');
