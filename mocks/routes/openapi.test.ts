import * as v from 'valibot';
import { createApp } from '../createApp';
import { openDatabase } from '../db/openDatabase';
import { Faults } from '../faults';
import { toJsonSchema } from '../openapi/jsonSchema';
import { startTestMocks, type TestMocks } from '../testing/testMocks';
import { operations } from './openapi';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

/** Calls that lack their id: they only say so. */
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
    .map((route) => route.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}'));
  const described = operations.map(
    (operation) => `${operation.method.toUpperCase()} ${operation.path}`,
  );
  expect([...new Set(routes)].sort()).toEqual([...described].sort());
  await unused.close();
});

test('the document is OpenAPI 3.1, made of the schemas that the routes check by', async () => {
  const { body } = await mocks.get('/openapi.json');
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/v1/products/search': {
        get: {
          parameters: [
            {
              name: 'q',
              in: 'query',
              required: true,
              schema: { type: 'string', maxLength: 100, minLength: 1 },
            },
            {
              name: 'page',
              in: 'query',
              required: false,
              schema: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
            },
            {
              name: 'limit',
              required: false,
              schema: { type: 'integer', maximum: 100, default: 12 },
            },
          ],
          responses: {
            '200': {},
            '400': {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          },
        },
      },
      '/api/v1/banners/{id}': {
        put: {
          security: [{ adminToken: [] }],
          parameters: [{ name: 'id', in: 'path', required: true }],
        },
        delete: {},
      },
      '/api/v1/analytics/banner-click': {
        post: {
          requestBody: {
            content: {
              'text/plain': {
                schema: {
                  required: ['bannerId'],
                  properties: {
                    eventId: { type: 'string', format: 'uuid' },
                    position: { type: 'integer', minimum: 0 },
                  },
                },
              },
            },
          },
        },
      },
    },
  });
});

test('the page shows every call, needs no script and no other host', async () => {
  const answer = await fetch(`${mocks.origin}/docs`);
  const html = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'$/,
  );
  expect(html.match(/<section>/g)).toHaveLength(operations.length);
  expect(html).toContain('&#34;Banner order data is required&#34;');
  expect(html).not.toMatch(/<script|https?:\/\/(?![\w.]*dushimarket\.example)/);
});

test.each<[v.GenericSchema, object]>([
  [v.literal('x'), { const: 'x' }],
  [v.nullable(v.boolean()), { anyOf: [{ type: 'boolean' }, { type: 'null' }] }],
  [v.pipe(v.array(v.unknown()), v.maxLength(3)), { type: 'array', items: {}, maxItems: 3 }],
  [v.union([v.string(), v.number()]), { anyOf: [{ type: 'string' }, { type: 'number' }] }],
  [v.optional(v.picklist(['a']), 'a'), { enum: ['a'], default: 'a' }],
])('a JSON Schema of a valibot schema', (schema, expected) => {
  expect(toJsonSchema(schema)).toEqual(expected);
});

test('a kind of schema that it does not know is an error', () => {
  expect(() => toJsonSchema(v.date())).toThrow('No JSON Schema for a valibot schema of type date');
});
