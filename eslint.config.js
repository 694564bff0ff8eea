const fs = require('node:fs');
const path = require('node:path');
const js = require('@eslint/js');
const compat = require('eslint-plugin-compat');
const importX = require('eslint-plugin-import-x');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const prettier = require('eslint-config-prettier');
const reactHooks = require('eslint-plugin-react-hooks');
const testingLibrary = require('eslint-plugin-testing-library');
const tseslint = require('typescript-eslint');
const bareText = require('./scripts/eslint/bareText.cjs');
const tokenRules = require('./scripts/eslint/tokenRules.cjs');
const unusedMessages = require('./scripts/eslint/unusedMessages.cjs');

const features = fs
  .readdirSync(path.join(__dirname, 'src/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Features that any feature may use. */
const usedByAll = ['wishlist', 'analytics'];
/** Features that compose others. */
const composers = ['home', 'report', 'shell'];

/** What app/ gives to the layers below: the typed hooks, the store's types and its parts. */
const forFeatures = [
  './apiSlices.ts',
  './hooks.ts',
  './listeners.ts',
  './rootReducer.ts',
  './store.ts',
];

const zone = (target, from, message, except = []) => ({ target, from, message, except });

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
  zone('./src', ['./mocks', './server'], 'the storefront does not know its servers'),
  zone('./src', ['./shop-file', './shops'], 'pages know the shop, not its file'),
  zone('./mocks', './server', 'the mock backend does not know the storefront server'),
  zone('./{src,server,mocks,shop-file}', './tools', 'tools stand beside a running shop'),
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
  message: 'Use `navigate` and `goBack` of src/router',
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

module.exports = tseslint.config(
  {
    ignores: ['dist', 'coverage', 'node_modules', '.data', 'public', 'test-results'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/order': ['error', { alphabetize: { order: 'asc', caseInsensitive: true } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Lazy slices add themselves to it, as Redux Toolkit's documentation shows.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^LazyLoadedSlices$' }],
      // Nothing else gives a frame's document the standards mode without a request or a policy of its own.
      '@typescript-eslint/no-deprecated': ['error', { allow: [{ from: 'lib', name: 'write' }] }],
      // RTK Query's own form for "no argument" and "no response".
      '@typescript-eslint/no-invalid-void-type': 'off',
      // valibot's and styled's builders are safe to pass on.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-restricted-imports': [
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
              importNames: ['useNavigate', 'Link', 'NavLink', 'Navigate'],
              message: 'Use `Link` and `navigate` of src/router',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    // What visitors' browsers run: it has what all of `browserslist` in package.json have.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx', 'src/testing/**'],
    plugins: { texts: { rules: { bare: bareText } } },
    rules: { 'texts/bare': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/shared/theme/{tokens,screenTokens}.ts',
      'src/**/*.test.{ts,tsx}',
      // Google's trademark keeps its own colours.
      'src/features/auth/GoogleMark.tsx',
      // Tailwind's palette: backends name its colours.
      'src/shared/lib/gradient.ts',
    ],
    rules: {
      'no-restricted-syntax': [
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
    files: ['src/router/syncHistory.ts', 'src/router/goBack.ts'],
    rules: { 'no-restricted-syntax': ['error', ...tokenRules, pathRule, styleRule] },
  },
  {
    files: [
      'src/app/hooks.ts',
      'src/shared/i18n/contentLanguageSlice.ts',
      'src/router/Link.tsx',
      'scripts/libraryPatches/**',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['src/**/messages/en.ts'],
    plugins: { messages: { rules: { unused: unusedMessages } } },
    rules: { 'messages/unused': 'error' },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/**/testing/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', '{src,server,mocks}/**/testing/**'],
    // In place of the rules of screens.
    rules: { 'no-restricted-syntax': ['error', ...fixedWaits, ...ownLimits] },
  },
  {
    // The studio and the list of states are screens, too; they have tokens of their own.
    files: ['{src/testing,tools/{replay,states,studio}}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'tools/studio/studioTokens.ts'],
    rules: { 'no-restricted-syntax': ['error', ...tokenRules, ...fixedWaits, ...ownLimits] },
  },
  {
    files: ['e2e/**'],
    // Playwright reads what a fixture needs from its first parameter: one that needs nothing says `{}`.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['*.config.ts', 'src/testing/fileMock.ts', 'types/**', 'mocks/testing/**', 'e2e/**'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  prettier,
);
