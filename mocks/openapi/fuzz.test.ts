import { fuzzFromDescription } from '../testing/fuzzFromDescription';
import { jsonSchemaFaults } from '../testing/jsonSchemaFaults';
import { startTestMocks, type TestMocks } from '../testing/testMocks';

const TOKEN = 'a secret of the test';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks({ adminToken: TOKEN });
});
afterAll(() => mocks.stop());

test('what is described is what comes: 300 requests made from the description', async () => {
  const { statuses } = await fuzzFromDescription({
    origin: mocks.origin,
    adminToken: TOKEN,
    requests: 300,
    seed: 20,
  });
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '201', '400', '401', '404']),
  );
  expect(mocks.lines).toEqual([]);
});

const definitions = { Name: { type: 'string', minLength: 2 } };
const item = {
  type: 'object',
  properties: { name: { $ref: '#/components/schemas/Name' }, count: { type: 'integer' } },
  required: ['name'],
  additionalProperties: false,
};

test.each<[unknown, unknown, string[]]>([
  [item, { name: 'kite', count: 1 }, []],
  [item, { count: 1.5 }, ['.name is missing', '.count is no integer']],
  [item, { name: 'k', more: 1 }, ['.name is another text', '.more is not described']],
  [{ type: 'array', items: item, minItems: 1 }, [], [' has another length']],
  [{ type: 'array', items: item }, [{ name: 'ab' }, 7], ['[1] is no object']],
  [{ anyOf: [{ type: 'null' }, { const: '' }] }, 'x', [' is none of the alternatives']],
  [{ type: 'string', format: 'date' }, '2026-13-01', [' is another text']],
  [{ enum: ['a'] }, 'b', [' is none of the values']],
  [{ type: 'number', maximum: 5 }, 6, [' is out of bounds']],
])('%j is held against %j', (schema, value, faults) => {
  expect(jsonSchemaFaults(schema, value, definitions)).toEqual(faults);
});

test('a keyword that the check does not know is an error', () => {
  expect(() => jsonSchemaFaults({ oneOf: [] }, 1, {})).toThrow('oneOf');
});
