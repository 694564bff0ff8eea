import * as v from 'valibot';
import { mockBackendPaths } from '../../src/shared/config/backendPaths';
import { allResponses } from './allResponses';
import { type JsonObject, type Models, jsonSchemaOf, modelSchemas } from './jsonSchema';
import type { Operation, ResponseDescription } from './operation';

const ERROR_STATUS_MIN = 400;
const FAULTS_PATH = mockBackendPaths.faults;

const objectShape = v.object({
  properties: v.record(v.string(), v.record(v.string(), v.unknown())),
  required: v.array(v.string()),
});

const errorSchema = v.strictObject({
  error: v.strictObject({
    code: v.pipe(v.string(), v.description('For programs')),
    message: v.pipe(v.string(), v.description('For people')),
    field: v.optional(v.pipe(v.string(), v.description('The field that is wrong'))),
  }),
});

function queryParameters(operation: Operation): JsonObject[] {
  if (operation.query === undefined) return [];
  const { properties, required } = v.parse(objectShape, jsonSchemaOf(operation.query, 'output'));
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description === undefined ? {} : { description }),
    required: required.includes(name),
    schema,
  }));
}

/** @throws Error for a parameter without a description */
function pathParameters({ path, parameters = {} }: Operation): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const parameter = parameters[name];
    if (parameter === undefined) throw new Error(`Describe {${name}} of ${path}`);
    const { description, example, pattern } = parameter;
    return {
      name,
      in: 'path',
      description,
      required: true,
      schema: { type: 'string', ...(pattern === undefined ? {} : { pattern }) },
      example,
    };
  });
}

function contentOf(response: ResponseDescription, models: Models): JsonObject | undefined {
  const { status, mediaType = 'application/json', schema, example } = response;
  if (status >= ERROR_STATUS_MIN)
    return { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  if (schema === undefined && response.mediaType === undefined) return undefined;
  return {
    [mediaType]: {
      ...(schema === undefined ? {} : { schema: jsonSchemaOf(schema, 'output', models) }),
      ...(example === undefined ? {} : { example }),
    },
  };
}

function responsesOf(operation: Operation, models: Models): JsonObject {
  return Object.fromEntries(
    allResponses(operation).map((response) => {
      const { status, description, headers } = response;
      const content = contentOf(response, models);
      const described = Object.entries(headers ?? {}).map(
        ([name, meaning]) => [name, { description: meaning, schema: { type: 'string' } }] as const,
      );
      return [
        String(status),
        {
          description,
          ...(described.length === 0 ? {} : { headers: Object.fromEntries(described) }),
          ...(content === undefined ? {} : { content }),
        },
      ];
    }),
  );
}

function requestBody({ body, bodyTypes = ['application/json'], bodyExample }: Operation) {
  if (body === undefined) return {};
  const media = {
    schema: jsonSchemaOf(body, 'input'),
    ...(bodyExample === undefined ? {} : { example: bodyExample }),
  };
  const content = Object.fromEntries(bodyTypes.map((type) => [type, media]));
  return { requestBody: { required: true, content } };
}

/** Any request but those for faults can be made to fail on demand. */
const FAULT = {
  description: 'A fault is switched on for this request',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const describe = (operation: Operation, models: Models): JsonObject => ({
  tags: [operation.area],
  operationId: operation.operationId,
  summary: operation.summary,
  description: operation.description,
  parameters: [...pathParameters(operation), ...queryParameters(operation)],
  ...requestBody(operation),
  responses: {
    ...responsesOf(operation, models),
    ...(operation.path === FAULTS_PATH ? {} : { '4XX': FAULT, '5XX': FAULT }),
  },
  security: operation.admin === true ? [{ adminToken: [] }] : [],
});

export interface Tag {
  name: string;
  description: string;
}

/**
 * The OpenAPI 3.1 description, made from the schemas that the routes check by.
 * @param models what the responses are made of, by name
 */
export function openApiDocument(
  operations: readonly Operation[],
  tags: readonly Tag[],
  models: Models,
): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describe(operation, models),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dushi Market mock backend',
      version: '1.0.0',
      description:
        'Every request of the storefront, for development, tests and shops without a backend yet. ' +
        'Lists come as { "data": [...] }, errors as { "error": { "code", "message", "field"? } }. ' +
        'Texts hold no NUL and no lone surrogates, and their length counts UTF-16 units. ' +
        'Query parameters and fields that are not described are ignored, such as timestamp. ' +
        'From this machine no token is needed; off loopback, admin writes and faults need MOCKS_ADMIN_TOKEN. ' +
        'A method that an address does not take is refused with 405, which names those that it takes.',
      contact: { name: 'Dushi Market' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The mock backend that sent this description' }],
    tags,
    security: [],
    paths,
    components: {
      schemas: { ...modelSchemas({ ...models, Error: errorSchema }) },
      securitySchemes: {
        adminToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'MOCKS_ADMIN_TOKEN of the mock backend',
        },
      },
    },
  };
}
