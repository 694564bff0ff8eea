import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The libraries that are not used as they are published, in every build and in Jest, and the one that
 * uses the second. A new version of one of them stops the build until its patch was checked.
 */
const CHECKED_VERSIONS = {
  'react-router': '7.18.5',
  '@emotion/is-prop-valid': '1.4.0',
  '@emotion/styled': '11.14.1',
};

const modules = path.join(__dirname, '../../node_modules');
for (const [name, checked] of Object.entries(CHECKED_VERSIONS)) {
  const text = readFileSync(path.join(modules, name, 'package.json'), 'utf8');
  if (!text.includes(`"version": "${checked}"`)) {
    throw new Error(`${name} is not ${checked}: check scripts/libraryPatches, then its version`);
  }
}

const isPropValid = path.join(__dirname, 'isPropValid.mjs');
const reactRouter = path.join(modules, 'react-router/dist/development');
/** Where react-router's components are: as ES modules, which webpack takes, and for `require`. */
const reactRouterFile = path.join(reactRouter, 'chunk-6KYCQHYJ.mjs');
const reactRouterFilesInJest = 'react-router/dist/development/chunk-(2ZBLYC7V|NDF5KBLP)\\.js$';

export const webpackPatches = {
  alias: { '@emotion/is-prop-valid': isPropValid },
  rule: {
    test: reactRouterFile,
    loader: path.join(__dirname, 'pureReactRouter.cjs'),
  },
};

export const jestPatches = {
  moduleNameMapper: { '^@emotion/is-prop-valid$': isPropValid },
  transform: (swcOptions: object): Record<string, [string, Record<string, unknown>]> => ({
    [reactRouterFilesInJest]: [
      path.join(__dirname, 'pureReactRouterInJest.cjs'),
      { ...swcOptions },
    ],
  }),
};
