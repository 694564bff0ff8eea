import * as v from 'valibot';
import { openApiDocument } from './document';
import type { Operation } from './operation';

const operation: Operation = {
  area: 'kites',
  method: 'get',
  path: '/kites/{id}',
  operationId: 'getKite',
  summary: 'A kite',
  description: 'One of them.',
  responses: [{ status: 200, description: 'The kite' }],
};

test('a parameter in a path needs a description', () => {
  expect(() => openApiDocument([operation], [], {})).toThrow('Describe {id} of /kites/{id}');
});

test('a query parameter may go without', () => {
  const query = v.object({ color: v.optional(v.string(), 'red') });
  const described = openApiDocument([{ ...operation, path: '/kites', query }], [], {});
  expect(described).toHaveProperty(['paths', '/kites', 'get', 'parameters', 0], {
    name: 'color',
    in: 'query',
    required: false,
    schema: { type: 'string', default: 'red' },
  });
});
