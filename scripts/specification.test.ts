import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { API_ROOT, backendPaths, visitorWrites } from '../src/shared/config/backendPaths';
import { backendCalls, callText } from './lib/backendCalls';
import { sourceFiles } from './lib/sourceFiles';

const root = path.join(__dirname, '..');
const SEPARATOR = ' › ';

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Statement {
  /** Such as `4.7`. */
  readonly number: string;
  readonly section: number;
  readonly text: string;
  /** File name and full title of each test. */
  readonly tests: readonly string[];
}

/** The sections and statements of the document, in its order. */
function readSpecification() {
  const sections: number[] = [];
  const statements: (Omit<Statement, 'tests'> & { tests: string[] })[] = [];
  const strange: string[] = [];
  for (const line of textOf('docs/specification.md').split('\n')) {
    const section = /^## (\d+)\. /.exec(line)?.[1];
    const [, statement, text = ''] = /^- \*\*(\d+\.\d+)\*\* (\S.*)$/.exec(line) ?? [];
    const [, file, title] = /^ {2}- `([^`]+)`: (\S.*)$/.exec(line) ?? [];
    if (section !== undefined) sections.push(Number(section));
    else if (statement !== undefined) {
      statements.push({ number: statement, section: sections.at(-1) ?? 0, text, tests: [] });
    } else if (file !== undefined && title !== undefined) {
      statements.at(-1)?.tests.push(`${file}: ${title}`);
    } else if (/^\s*[-*] /.test(line)) strange.push(line);
  }
  const found: readonly Statement[] = statements;
  return { sections, statements: found, strange };
}

const { sections, statements, strange } = readSpecification();

/** The text of a test's title, as it is written. */
function titleOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

/** `test`, `test.each` or `test.describe`, for `test(...)`, `test.each(...)(...)` and so on. */
function calleeOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return `${calleeOf(node.expression)}.${node.name.text}`;
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  return '';
}

/** The titles of a file's tests, each after those of the groups around it; skipped ones do not count. */
function testTitles(file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    let within = groups;
    if (ts.isCallExpression(node)) {
      const callee = calleeOf(node.expression);
      const title = titleOf(node.arguments[0]);
      if (title !== null && /^(test\.)?describe(\.each|\.only)?$/.test(callee)) {
        within = [...groups, title];
      } else if (title !== null && /^(test|it)(\.each|\.only)?$/.test(callee)) {
        titles.push([...groups, title].join(SEPARATOR));
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, within);
    });
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true), []);
  return titles;
}

test('the sections are 1 to 9, and every line is a statement or a test', () => {
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

test('every statement names a test', () => {
  expect(statements.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test('every test that is named exists', () => {
  const known = new Set(
    sourceFiles
      .filter(isTest)
      .flatMap((file) => testTitles(file).map((title) => `${path.basename(file)}: ${title}`)),
  );
  const missing = statements.flatMap(({ number, tests }) =>
    tests.filter((name) => !known.has(name)).map((name) => `${number} ${name}`),
  );
  expect(missing).toEqual([]);
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

test('the storefront calls nothing but what section 7 names, and all of it', () => {
  const calls = shopSources.flatMap(({ file, text }) =>
    /\.(?:query|infiniteQuery|mutation)\b/.test(text) || file.endsWith('Api.ts')
      ? backendCalls(file, text)
      : [],
  );
  expect([...new Set(calls)].sort()).toEqual([...new Set(namedCalls)].sort());
});

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
