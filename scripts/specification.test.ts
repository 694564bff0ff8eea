import fs from 'node:fs';
import path from 'node:path';
import { API_ROOT, backendPaths, visitorWrites } from '../src/shared/config/backendPaths';
import { backendCalls, callText } from './lib/backendCalls';
import { sourceFiles } from './lib/sourceFiles';
import { readSpecification, testsByStatement } from './lib/specification';

const root = path.join(__dirname, '..');
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const { sections, statements, strange } = readSpecification();

test('the sections are 1 to 9, and every line is a statement', () => {
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(strange).toEqual([]);
});

test('statements are numbered within their section, without a gap', () => {
  const expected = sections.flatMap((section) =>
    statements
      .filter((statement) => statement.section === section)
      .map((_, index) => `${String(section)}.${String(index + 1)}`),
  );
  expect(statements.map(({ number }) => number)).toEqual(expected);
});

test('every statement is named by a test', () => {
  const tests = testsByStatement();
  expect(statements.filter(({ number }) => !tests.has(number))).toEqual([]);
});

test('every mention of the specification leads to a section or statement', () => {
  const places = new Set([...sections.map(String), ...statements.map(({ number }) => number)]);
  const mentions = sourceFiles
    .filter((file) => !file.endsWith('specification.test.ts'))
    .flatMap((file) =>
      // `spec §2`, `spec §4, §7`, `spec §2 to §4`; a comment may break the line within.
      [...textOf(file).matchAll(/\bspec(?: |\s+\* )§[\d.]+(?:(?:,| and| to)\s(?:\* )?§[\d.]+)*/gi)]
        .flatMap(([mention]) => mention.match(/\d+(\.\d+)?/g) ?? [])
        .map((place) => ({ file, place })),
    );
  expect(mentions.length).toBeGreaterThan(100);
  expect(mentions.filter(({ place }) => !places.has(place))).toEqual([]);
});

/** What visitors' browsers may run, as text. */
const shopSources = sourceFiles
  .filter((file) => file.startsWith('src/') && !file.includes('/testing/') && !isTest(file))
  .map((file) => ({ file, text: textOf(file) }));

// spec §6.2
test('no screen uses the calls that manage the shop', () => {
  const users = shopSources.filter(
    ({ file, text }) =>
      /'[^']*\/(\w*AdminApi|productsCatalogApi|activeBannersApi|favoritesApi)'/.test(text) ||
      (/addFavorite/i.test(text) && !file.endsWith('favoritesApi.ts')),
  );
  expect(users.map(({ file }) => file)).toEqual([]);
});

const callStatements = statements.filter(({ section }) => section === 7);

/** The calls of section 7, with `{}` for each id. */
const namedCalls = callStatements.flatMap(({ text }) =>
  [...text.matchAll(/`(GET|POST|PUT|DELETE) (\/[^`]+)`/g)].map(([, method = '', path = '']) =>
    callText(
      method,
      `${/^\/(?:api|v1)\//.test(path) ? '' : API_ROOT}${path.replace(/\{\w+\}/g, '{}')}`,
      text.includes('on the real estate host') ? 'listings' : 'api',
    ),
  ),
);

// spec §7.21
test('the storefront calls nothing but what section 7 names, and all of it', () => {
  const calls = shopSources.flatMap(({ file, text }) =>
    /\.(?:query|infiniteQuery|mutation)[<(]/.test(text) || file.endsWith('Api.ts')
      ? backendCalls(file, text)
      : [],
  );
  expect([...new Set(calls)].sort()).toEqual([...new Set(namedCalls)].sort());
});

// spec §6.3
test('what visitors write are the calls of section 7 that change something, without those that manage the shop', () => {
  const writes = shopSources
    .filter(({ file }) => file.endsWith('Api.ts') && !file.endsWith('AdminApi.ts'))
    .flatMap(({ file, text }) => backendCalls(file, text))
    .filter((call) => !call.startsWith('GET '));
  expect([...visitorWrites].map((path) => callText('POST', path)).sort()).toEqual(writes.sort());
});

test('every backend path is that of a call, or section 7 names it', () => {
  const words = callStatements.map(({ text }) => text).join();
  const strangers = Object.values(backendPaths).filter(
    (path) =>
      !namedCalls.some((call) => /^\w+ (\S+)/.exec(call)?.[1]?.replace('/{}', '') === path) &&
      !words.includes(`\`${path}\``),
  );
  expect(strangers).toEqual([]);
});

// spec §7.21
test('nothing but the transport, the shop in another language and the worker sends requests', () => {
  const senders = shopSources.filter(({ text }) =>
    /(?<![\w.])(?:(?:globalThis|window|self)\.)?fetch\([^)]|\bsendBeacon\b|\b(?:XMLHttpRequest|EventSource|WebSocket)\b/.test(
      text,
    ),
  );
  expect(senders.map(({ file }) => file).sort()).toEqual([
    'src/api/transport.ts',
    'src/shared/shop/currentShop.ts',
    'src/worker/pageRequests.ts',
    'src/worker/pictureRequests.ts',
  ]);
});

test('paths of backends have one home', () => {
  const isApi = (file: string) => file.endsWith('Api.ts');
  const others = shopSources
    .filter(({ file }) => file !== 'src/shared/config/backendPaths.ts')
    .flatMap(({ file, text }) =>
      Array.from(
        text.matchAll(
          isApi(file)
            ? /(?<=path: ['`])\/[^'`]*/g
            : /(?<=['`])\/(?:api|v1|static|uploads)\b[^'`]*/g,
        ),
        ([path]) => `${file}: ${path}`,
      ),
    );
  expect(others).toEqual([]);
});
