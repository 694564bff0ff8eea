import * as v from 'valibot';
import { toJsonSchema, type JsonSchema } from './jsonSchema';
import type { Operation } from './operation';

const ERROR_STATUS_MIN = 400;

const objectShape = v.object({
  properties: v.record(v.string(), v.record(v.string(), v.unknown())),
  required: v.array(v.string()),
});

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        field: { type: 'string', description: 'The field that is wrong' },
      },
    },
  },
};

/** A number in a query arrives as digits: the checks are those of a number. */
function parameterSchema(schema: JsonSchema): JsonSchema {
  if (schema.type !== 'string' || !('minimum' in schema)) return schema;
  const { minimum, maximum, default: fallback } = schema;
  const numeric = typeof fallback === 'string' ? { default: Number(fallback) } : {};
  return { type: 'integer', minimum, maximum, ...numeric };
}

function queryParameters(operation: Operation): JsonSchema[] {
  if (operation.query === undefined) return [];
  const { properties, required } = v.parse(objectShape, toJsonSchema(operation.query));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: parameterSchema(schema),
  }));
}

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function answersOf(operation: Operation): JsonSchema {
  return Object.fromEntries(
    operation.answers.map(({ status, description, mediaType = 'application/json', example }) => {
      const content =
        status >= ERROR_STATUS_MIN
          ? { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
          : { [mediaType]: example === undefined ? {} : { example } };
      return [String(status), { description, content }];
    }),
  );
}

function describe(operation: Operation): JsonSchema {
  const { body, bodyTypes = ['application/json'] } = operation;
  const content =
    body === undefined
      ? {}
      : Object.fromEntries(bodyTypes.map((type) => [type, { schema: toJsonSchema(body) }]));
  return {
    tags: [operation.area],
    summary: operation.summary,
    parameters: [...pathParameters(operation.path), ...queryParameters(operation)],
    ...(body === undefined ? {} : { requestBody: { required: true, content } }),
    responses: answersOf(operation),
    ...(operation.admin === true ? { security: [{ adminToken: [] }] } : {}),
  };
}

/** The OpenAPI 3.1 description, made from the schemas that the routes check by. */
export function openApiDocument(operations: readonly Operation[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dushi Market mock backend',
      version: '1.0.0',
      description:
        'Every call of the storefront, for development, tests and shops without a backend yet. ' +
        'Lists come as { "data": [...] }, errors as { "error": { "code", "message", "field"? } }. ' +
        'Off loopback, admin writes and faults need MOCKS_ADMIN_TOKEN; writes are limited per client (429).',
    },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { adminToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}
