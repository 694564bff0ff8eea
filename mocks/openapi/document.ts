import * as v from 'valibot';
import { type JsonObject, jsonSchemaOf } from './jsonSchema';
import type { Operation } from './operation';

const ERROR_STATUS_MIN = 400;

const objectShape = v.object({
  properties: v.record(v.string(), v.record(v.string(), v.unknown())),
  required: v.array(v.string()),
});

const errorSchema: JsonObject = {
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

function queryParameters(operation: Operation): JsonObject[] {
  if (operation.query === undefined) return [];
  const { properties, required } = v.parse(objectShape, jsonSchemaOf(operation.query, 'output'));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function responsesOf(operation: Operation): JsonObject {
  return Object.fromEntries(
    operation.responses.map(({ status, description, mediaType = 'application/json', example }) => {
      const content =
        status >= ERROR_STATUS_MIN
          ? { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
          : { [mediaType]: example === undefined ? {} : { example } };
      return [String(status), { description, content }];
    }),
  );
}

function describe(operation: Operation): JsonObject {
  const { body, bodyTypes = ['application/json'] } = operation;
  const content =
    body === undefined
      ? {}
      : Object.fromEntries(
          bodyTypes.map((type) => [type, { schema: jsonSchemaOf(body, 'input') }]),
        );
  return {
    tags: [operation.area],
    summary: operation.summary,
    parameters: [...pathParameters(operation.path), ...queryParameters(operation)],
    ...(body === undefined ? {} : { requestBody: { required: true, content } }),
    responses: responsesOf(operation),
    ...(operation.admin === true ? { security: [{ adminToken: [] }] } : {}),
  };
}

/** The OpenAPI 3.1 description, made from the schemas that the routes check by. */
export function openApiDocument(operations: readonly Operation[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dushi Market mock backend',
      version: '1.0.0',
      description:
        'Every request of the storefront, for development, tests and shops without a backend yet. ' +
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
