import * as v from 'valibot';
import { createApp } from '../createApp';
import { openDatabase } from '../db/openDatabase';
import { Faults } from '../faults';
import { jsonSchemaOf } from '../openapi/jsonSchema';
import { startTestMocks, type TestMocks } from '../testing/testMocks';
import { filledText, flag, wholeNumber } from '../validation';
import { operations } from './openapi';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

/** Routes without their id: they only respond with an error. */
const WITHOUT_ID = new Set(
  ['PUT', 'DELETE'].flatMap((method) => [
    `${method} /api/v1/banners`,
    `${method} /api/v1/banners/`,
  ]),
);

test('every route is described, and every description is a route', async () => {
  const unused = openDatabase('postgres://nobody@127.0.0.1:1/none', () => undefined);
  const app = createApp({
    db: unused.db,
    faults: new Faults(),
    root: process.cwd(),
    log: () => undefined,
  });
  const routes = app.routes
    .map((route) => `${route.method} ${route.path}`)
    .filter((route) => !route.startsWith('ALL ') && !WITHOUT_ID.has(route))
    .map((route) => route.replace(/:(\w+)/g, '{$1}'));
  const described = operations.map(
    (operation) => `${operation.method.toUpperCase()} ${operation.path}`,
  );
  expect([...new Set(routes)].sort()).toEqual([...described].sort());
  await unused.close();
});

const documentShape = v.object({
  servers: v.array(v.object({ url: v.string(), description: v.string() })),
  tags: v.array(v.object({ name: v.string(), description: v.string() })),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        operationId: v.string(),
        summary: v.string(),
        description: v.string(),
        tags: v.array(v.string()),
        security: v.array(v.record(v.string(), v.unknown())),
        responses: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});

test('the OpenAPI document says where it is served, names every call, and describes its tags', async () => {
  const { servers, tags, paths } = v.parse(documentShape, (await mocks.get('/openapi.json')).body);
  expect(servers).toEqual([
    { url: '/', description: 'The mock backend that sent this description' },
  ]);
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = described.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  expect([...new Set(described.flatMap((one) => one.tags))].sort()).toEqual(
    tags.map(({ name }) => name).sort(),
  );
});

const DATABASE = ['500', '503'];
const WRITE = ['400', '413', '415', ...DATABASE];

test.each<[string, string, string[]]>([
  ['get', '/api/v1/banners', ['200', '304', '400', ...DATABASE]],
  ['get', '/api/listings', ['200', '304', ...DATABASE]],
  ['get', '/api/v1/banners/metrics', ['200', '400', ...DATABASE]],
  ['post', '/api/v1/analytics/banner-click', ['200', '404', ...WRITE]],
  ['post', '/api/v1/user/favorites', ['201', '404', ...WRITE]],
  ['post', '/api/v1/banners', ['201', '401', '403', ...WRITE]],
  ['put', '/api/v1/categories-enhanced/{id}', ['200', '401', '403', '404', '409', ...WRITE]],
  ['delete', '/api/v1/banners/{id}', ['200', '400', '401', '403', '404', ...DATABASE]],
  ['put', '/__faults', ['200', '400', '401', '403', '409', '413', '415']],
  ['get', '/static/uploads/{folder}/{file}', ['200', '304', '404']],
])('the statuses of %s %s are described', async (method, path, statuses) => {
  const { paths } = v.parse(documentShape, (await mocks.get('/openapi.json')).body);
  const { responses = {} } = paths[path]?.[method] ?? {};
  const onDemand = path === '/__faults' ? [] : ['4XX', '5XX'];
  expect(Object.keys(responses).sort()).toEqual([...statuses, ...onDemand].sort());
});

test('the page shows every call, needs no script and no other host', async () => {
  const response = await fetch(`${mocks.origin}/docs`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'$/,
  );
  expect(html.match(/<section>/g)).toHaveLength(operations.length);
  expect(html).toContain('&#34;Banner order data is required&#34;');
  expect(html).not.toMatch(/<script|https?:\/\/(?![\w.]*dushimarket\.example)/);
});

const limitSchema = v.optional(wholeNumber('limit', 1, 9), '6');

test.each<[string, v.GenericSchema, 'input' | 'output', object]>([
  ['a number of a query', limitSchema, 'output', { type: 'integer', maximum: 9, default: 6 }],
  ['a switch of a query', flag('all'), 'output', { type: 'boolean' }],
  ['a text', filledText(5, 'name'), 'input', { type: 'string', minLength: 1, maxLength: 5 }],
  ['a default of a body', v.optional(v.picklist(['a']), 'a'), 'input', { default: 'a' }],
])('the JSON Schema of %s', (_, schema, typeMode, expected) => {
  expect(jsonSchemaOf(schema, typeMode)).toMatchObject(expected);
});

test('a pattern with flags is left out, for JSON Schema has none', () => {
  const text = v.pipe(v.string(), v.regex(/^a$/i));
  expect(jsonSchemaOf(text, 'input')).toEqual({ type: 'string' });
});

test('a schema without JSON Schema is an error', () => {
  expect(() => jsonSchemaOf(v.date(), 'input')).toThrow('"date" schema cannot be converted');
});
