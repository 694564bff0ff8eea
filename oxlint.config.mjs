import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'oxlint';
import testingLibrary from 'eslint-plugin-testing-library';
import tokenRules from './scripts/lint/tokenRules.cjs';

const features = fs
  .readdirSync(path.join(import.meta.dirname, 'src/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** What any feature may use of others. */
const usedByAll = ['wishlist', 'analytics', 'report/reportFields.ts'];
/** Features that compose others. */
const composers = ['home', 'report', 'shell'];

/** What app/ gives to the layers below: the typed hooks, the store's types and its parts. */
const forFeatures = [
  './apiSlices.ts',
  './hooks.ts',
  './listeners.ts',
  './recorder.ts',
  './rootReducer.ts',
  './store.ts',
];

const zone = (target, from, message, except = []) => ({ target, from, message, except });

/** Programs for Node, and the files that they read. Imports go one way: node <- shop-file <- server, mocks, scripts, tools. */
const outside = ['node', 'shop-file', 'shops', 'server', 'mocks', 'scripts', 'tools'].map(
  (name) => `./${name}`,
);

const layers = ['shared', 'api', 'router', 'features', 'app'];
const layer = (name) => `./src/${name}`;

/** Imports go one way: shared <- api <- router <- features <- app <- entries. */
const zones = [
  ...layers.flatMap((name, index) =>
    layers
      .slice(index + 1)
      .filter((upper) => upper !== 'app' || index < layers.indexOf('router'))
      .map((upper) => zone(layer(name), layer(upper), `${name} does not know ${upper}`)),
  ),
  zone(layer('router'), layer('app'), 'the router gets the typed hooks and store', forFeatures),
  zone(layer('features'), layer('app'), 'features get hooks and store', forFeatures),
  ...features
    .filter((feature) => !composers.includes(feature))
    .map((feature) =>
      zone(
        `./src/features/${feature}`,
        './src/features',
        'features do not import each other',
        [...new Set([feature, ...usedByAll])].map((allowed) => `./${allowed}`),
      ),
    ),
  // Except for one type: what the shop file becomes (src/shared/shop/shop.ts).
  zone('./src', outside, 'pages run in browsers, which have neither Node nor the shop file'),
  zone(
    './node',
    ['./src', ...outside.filter((folder) => folder !== './node')],
    'node knows no other folder',
  ),
  zone(
    './shop-file',
    ['./server', './mocks', './scripts', './tools'],
    'shop-file knows only node and src',
  ),
  zone(
    './mocks',
    ['./server', './scripts'],
    'the mock backend does not know the storefront server',
  ),
  zone('./server', './scripts', 'commands start servers'),
  zone(['./server', './mocks', './scripts'], './tools', 'tools stand beside a running shop'),
];

/** Links name a path of the shop by `paths`. */
const pathRule = {
  selector: 'JSXAttribute[name.name=/^(?:to|href|action)$/] > Literal[value=/^\\u002F/]',
  message: 'Paths stand in src/shared/config/paths.ts',
};
/** A bare id may be the name of what every object has, such as `constructor`. */
const tagRule = {
  selector:
    "Property[key.name=/^(?:provides|invalidates)Tags$/] ObjectExpression > Property[key.name='id'][value.type!='Literal']",
  message: 'Write itemTag(type, id) of src/api/tags.ts',
};
const HISTORY = ":matches([object.name='history'], [object.property.name='history'])";
const LOCATION = ":matches([object.name='location'], [object.property.name='location'])";
/** The store's address changes first, and the browser's history follows it. */
const navigationRules = [
  `MemberExpression[property.name=/^(?:back|forward|go|pushState|replaceState)$/]${HISTORY}`,
  `MemberExpression[property.name=/^(?:assign|replace)$/]${LOCATION}`,
  `AssignmentExpression > MemberExpression.left[property.name='href']${LOCATION}`,
  "AssignmentExpression > MemberExpression.left[object.name='window'][property.name='location']",
].map((selector) => ({
  selector,
  message: 'Use `Link` and `useNavigate` of react-router-dom, or `navigate` of src/router',
}));
/** Styles without functions are made by `css`: Emotion then hashes them once, not at each rendering. */
const styleRule = {
  selector:
    "TaggedTemplateExpression:matches([tag.object.name='styled'], [tag.callee.name='styled']):not(:has(ArrowFunctionExpression))",
  message: 'Write styled.x(css`...`): Emotion hashes such a style once, not at each rendering',
};

/** Tests wait for what happens: fixed waits are too short on a busy machine and too long on others. */
const fixedWaits = [
  "CallExpression[callee.property.name='waitForTimeout']",
  "CallExpression[callee.property.value='waitForTimeout']",
  // A waiting time, given as anything but a literal 0.
  ":matches(CallExpression[callee.name='setTimeout'], CallExpression[callee.property.name='setTimeout'])[arguments.1]:not([arguments.1.value=0])",
  "CallExpression[callee.name=/^(delay|pause|sleep)$/][arguments.0]:not([arguments.0.value=0]):not([arguments.0.value='infinite'])",
  // By another name.
  "VariableDeclarator:matches([init.name='setTimeout'], [init.property.name='setTimeout'])",
  "CallExpression[callee.name='promisify'][arguments.0.name='setTimeout']",
  "CallExpression[callee.object.name=/^(Atomics|scheduler)$/][callee.property.name='wait']",
  ':matches(ImportDeclaration, ImportExpression)[source.value=/timers.promises$/]',
  "CallExpression[callee.name='require'][arguments.0.value=/timers.promises$/]",
].map((selector) => ({
  selector,
  message:
    'Wait for what happens (an event, findBy, expect.poll), or control the clock (jest.useFakeTimers, page.clock).',
}));

/** A limit of a test's own ends it on a busy machine; that of all tests only ends what hangs. */
const ownLimits = [
  // A test alone, with a modifier, or of a table; Playwright's details come second.
  `CallExpression:matches(${[
    'callee.name',
    'callee.object.name',
    'callee.callee.object.name',
    'callee.callee.object.object.name',
    'callee.tag.object.name',
  ]
    .map((callee) => `[${callee}=/^(test|it)$/]`)
    .join(', ')})[arguments.length>2]:not([arguments.1.type='ObjectExpression'])`,
  "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
].map((selector) => ({
  selector,
  message: 'The limit of all tests is testTimeout in jest.config.ts.',
}));

/** Of typescript-eslint's strict and stylistic sets, what oxlint counts to other categories than `correctness`. */
const strictTypeScript = {
  'no-array-constructor': 'error',
  'no-empty-function': 'error',
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/adjacent-overload-signatures': 'error',
  'typescript/array-type': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/ban-tslint-comment': 'error',
  'typescript/class-literal-property-style': 'error',
  'typescript/consistent-generic-constructors': 'error',
  'typescript/consistent-indexed-object-style': 'error',
  'typescript/consistent-type-assertions': 'error',
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/dot-notation': 'error',
  'typescript/no-confusing-non-null-assertion': 'error',
  'typescript/no-confusing-void-expression': 'error',
  // Nothing else gives a frame's document the standards mode without a request or a policy of its own.
  'typescript/no-deprecated': ['error', { allow: [{ from: 'lib', name: 'write' }] }],
  'typescript/no-dynamic-delete': 'error',
  // Lazy slices add themselves to it, as Redux Toolkit's documentation shows.
  'typescript/no-empty-object-type': ['error', { allowWithName: '^LazyLoadedSlices$' }],
  'typescript/no-explicit-any': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-inferrable-types': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-assignment': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/non-nullable-type-assertion-style': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-find': 'error',
  'typescript/prefer-for-of': 'error',
  'typescript/prefer-function-type': 'error',
  'typescript/prefer-includes': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-nullish-coalescing': 'error',
  'typescript/prefer-optional-chain': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-regexp-exec': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/prefer-string-starts-ends-with': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': [
    'error',
    {
      allow: [],
      allowAny: false,
      allowBoolean: false,
      allowNever: false,
      allowNullish: false,
      allowNumber: false,
      allowRegExp: false,
    },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
};

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'coverage', '.data', 'public', 'test-results'],
  plugins: ['eslint', 'typescript', 'oxc', 'unicorn', 'react', 'jsx-a11y', 'import', 'jest'],
  jsPlugins: [
    'eslint-plugin-testing-library',
    'eslint-plugin-regexp',
    { name: 'compat', specifier: 'eslint-plugin-compat' },
    { name: 'imports', specifier: 'eslint-plugin-import-x' },
    './scripts/lint/house.cjs',
  ],
  settings: { 'import-x/resolver': { typescript: true }, lintAllEsApis: true },
  categories: { correctness: 'error' },
  rules: {
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    // A variable without use is one with any name.
    'no-unused-vars': ['error', { varsIgnorePattern: '^$', argsIgnorePattern: '^$' }],
    // The specification names roles, such as `status`, of elements that people style.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Tables of cases say what is expected of each; helpers and setup expect, too.
    'jest/expect-expect': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/no-standalone-expect': 'off',
    'jest/require-to-throw-message': 'off',
    // An assertion may begin before what it waits for; `no-floating-promises` reports one that is never awaited.
    'jest/valid-expect': 'off',
    // Options stand beside their values.
    'unicorn/no-useless-spread': 'off',
    // valibot's and styled's builders are safe to pass on.
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mjs}'],
      rules: { 'imports/no-restricted-paths': ['error', { zones }] },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...strictTypeScript,
        'import/no-cycle': 'error',
        'import/no-default-export': 'error',
        'import/no-duplicates': 'error',
        'imports/order': ['error', { alphabetize: { order: 'asc', caseInsensitive: true } }],
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-redux',
                importNames: ['useSelector', 'useDispatch', 'useStore'],
                message: 'Use the typed hooks of src/app/hooks.ts',
              },
              {
                name: 'react-router-dom',
                importNames: [
                  'BrowserRouter',
                  'HashRouter',
                  'MemoryRouter',
                  'RouterProvider',
                  'ScrollRestoration',
                  'createBrowserRouter',
                ],
                message:
                  'The store holds the address: see docs/decisions/002-the-address-is-a-slice.md',
              },
            ],
          },
        ],
      },
    },
    {
      // A text of a backend or a visitor must not keep a process busy.
      files: ['{src,server,node,shop-file}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: {
        'regexp/no-super-linear-backtracking': 'error',
        'regexp/no-super-linear-move': 'error',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // What visitors' browsers run: it has what all of `browserslist` in package.json have.
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
      rules: { 'compat/compat': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/**/*.test.{ts,tsx}', 'src/testing/**', 'src/app/server/**'],
      rules: { 'import/no-nodejs-modules': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: [
        'src/shared/theme/{tokens,screenTokens}.ts',
        'src/**/*.test.{ts,tsx}',
        // Google's trademark keeps its own colours.
        'src/features/auth/GoogleMark.tsx',
        // Tailwind's palette: backends name its colours.
        'src/shared/lib/gradient.ts',
      ],
      rules: {
        'house/no-restricted-syntax': [
          'error',
          ...tokenRules,
          pathRule,
          styleRule,
          tagRule,
          ...navigationRules,
        ],
      },
    },
    {
      // They tie the store's address to the browser's history.
      files: ['src/router/syncHistory.ts', 'src/router/StoreRouter.tsx'],
      rules: { 'house/no-restricted-syntax': ['error', ...tokenRules, pathRule, styleRule] },
    },
    {
      files: ['src/app/hooks.ts', 'src/shared/i18n/contentLanguageSlice.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['src/**/*.test.{ts,tsx}'],
      rules: testingLibrary.configs['flat/react'].rules,
    },
    {
      files: ['**/*.test.{ts,tsx}', 'src/**/testing/**'],
      rules: {
        'imports/no-restricted-paths': 'off',
        // Texts and `undefined`, to compare them.
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'e2e/**', '{src,server,mocks}/**/testing/**'],
      // In place of the rules of screens.
      rules: { 'house/no-restricted-syntax': ['error', ...fixedWaits, ...ownLimits] },
    },
    {
      // The studio and the list of states are screens, too.
      files: ['{src/testing,tools/{replay,states,studio}}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        'house/no-restricted-syntax': ['error', ...tokenRules, ...fixedWaits, ...ownLimits],
      },
    },
    {
      files: ['e2e/**'],
      // Playwright reads what a fixture needs from its first parameter: one that needs nothing says `{}`.
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: ['*.config.ts', 'src/testing/fileMock.ts', 'types/**', 'mocks/testing/**', 'e2e/**'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.{js,cjs,mjs}'],
      // Functions that tools run in a page see what browsers have.
      env: { node: true, browser: true },
      rules: {
        'no-undef': 'error',
        // JavaScript has no types that say what a value is.
        'typescript/no-base-to-string': 'off',
        'typescript/no-unsafe-unary-minus': 'off',
        'typescript/no-useless-default-assignment': 'off',
        'typescript/require-array-sort-compare': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
  ],
});
