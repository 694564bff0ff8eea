import fc from 'fast-check';
import type { ApiDescription, DescribedOperation, DescribedParameter } from './apiDescription';
import { type Definitions, readSchema } from './jsonSchemaFaults';

/** A request that a program makes from the description, right or wrong. */
export interface DescribedRequest {
  readonly operation: DescribedOperation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** As it is sent; undefined where no body is described. */
  readonly body: string | undefined;
  readonly mediaType: string;
  readonly token: 'right' | 'wrong' | 'none';
}

const TEXT_LENGTH = 40;
const LARGE_BODY = JSON.stringify('x'.repeat(70_000));

/** What backends stumble over. */
const hardTexts = fc.constantFrom(
  ...['', ' ', '\u0000', '\ud800', 'a\udc00b', '%00', '../..', "' or 1=1 --", 'x'.repeat(5_000)],
  ...['2026-02-30', '-200000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '0000-00-00', 'NaN'],
);
const hardValues = fc.oneof(
  hardTexts,
  fc.constantFrom<unknown>(-1, 0, 1.5, 1e308, 2 ** 31, 2 ** 53, null, true, [], {}, [[]]),
);
const anything = fc.oneof(hardValues, fc.jsonValue({ maxDepth: 2 }));

/** Values that a JSON Schema allows, or nearly: some of its texts are hard ones. */
function allowed(described: unknown, definitions: Definitions): fc.Arbitrary<unknown> {
  const schema = readSchema(described, definitions);
  const of = (part: unknown) => allowed(part, definitions);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(of));
  const { minLength = 0, maxLength = TEXT_LENGTH, minimum = 0, maximum = 1e6, pattern } = schema;
  const { items = {}, minItems = 0, properties = {}, required = [] } = schema;
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'array':
      return fc.array(of(items), { minLength: minItems, maxLength: minItems + 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, of(part)])),
        { requiredKeys: required },
      );
    case 'string':
      break;
    default:
      return anything;
  }
  const days = fc.date({ min: new Date(0), max: new Date('2199-01-01'), noInvalidDate: true });
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date') return days.map((day) => day.toISOString().slice(0, 10));
  if (schema.format === 'date-time') return days.map((day) => day.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, TEXT_LENGTH) }),
    fc.constant('x'.repeat(maxLength)),
    hardTexts,
  );
}

/** A right value with one of its fields replaced, or with one more. */
function damaged(right: fc.Arbitrary<unknown>, described: unknown, definitions: Definitions) {
  const { properties = {} } = readSchema(described, definitions);
  const names = fc.constantFrom('more', ...Object.keys(properties));
  return fc
    .tuple(right, names, anything)
    .map(([value, name, wrong]) =>
      typeof value === 'object' && value !== null ? { ...value, [name]: wrong } : wrong,
    );
}

function bodies({ requestBody }: DescribedOperation, definitions: Definitions) {
  const [media] = Object.values(requestBody?.content ?? {});
  if (media === undefined) return fc.constant(undefined);
  const example = fc.constant(media.example);
  const right = allowed(media.schema, definitions);
  const wrong = damaged(fc.oneof(example, right), media.schema, definitions);
  return fc.oneof(
    { arbitrary: example.map((value) => JSON.stringify(value)), weight: 3 },
    { arbitrary: right.map((value) => JSON.stringify(value)), weight: 4 },
    { arbitrary: wrong.map((value) => JSON.stringify(value)), weight: 5 },
    { arbitrary: anything.map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.constantFrom('', '{', '{"title":', '\ufeff{}', LARGE_BODY), weight: 1 },
  );
}

/** Path segments that a program can send: a browser itself would resolve dots. */
const segments = fc
  .oneof(hardTexts, fc.string({ unit: 'grapheme', maxLength: TEXT_LENGTH }))
  .filter((value) => value.isWellFormed() && !/^\.{0,2}$/.test(value));

const pathValue = ({ example = 'x' }: DescribedParameter) =>
  fc.oneof({ arbitrary: fc.constant(example), weight: 3 }, { arbitrary: segments, weight: 1 });

const queryValue = ({ schema }: DescribedParameter, definitions: Definitions) =>
  fc
    .oneof(
      { arbitrary: allowed(schema, definitions), weight: 3 },
      { arbitrary: hardTexts, weight: 1 },
    )
    .map(String)
    .filter((value) => value.isWellFormed());

/** Some of the parameters. */
function queries(parameters: readonly DescribedParameter[], definitions: Definitions) {
  const names = parameters.map(({ name }) => name);
  const all = parameters.map((one) => [one.name, queryValue(one, definitions)] as const);
  return fc
    .tuple(fc.record(Object.fromEntries(all)), fc.subarray(names))
    .map(([values, sent]) => Object.fromEntries(sent.map((name) => [name, values[name] ?? ''])));
}

function requestOf(
  operation: DescribedOperation,
  definitions: Definitions,
): fc.Arbitrary<DescribedRequest> {
  const { parameters, requestBody } = operation;
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const mediaTypes = Object.keys(requestBody?.content ?? {});
  return fc.record({
    operation: fc.constant(operation),
    path: fc.record(Object.fromEntries(inPath.map((one) => [one.name, pathValue(one)]))),
    query: queries(inQuery, definitions),
    body: bodies(operation, definitions),
    mediaType: fc.oneof(
      { arbitrary: fc.constantFrom('application/json', ...mediaTypes), weight: 9 },
      { arbitrary: fc.constantFrom('text/plain', 'text/html', 'nonsense'), weight: 1 },
    ),
    token: fc.oneof(
      { arbitrary: fc.constant('right' as const), weight: 8 },
      { arbitrary: fc.constantFrom('wrong' as const, 'none' as const), weight: 1 },
    ),
  });
}

/** A failing request is printed as it is sent, without the description of its operation. */
const printable = (request: DescribedRequest) => ({
  ...request,
  [fc.toStringMethod]: () => {
    const { operation, ...sent } = request;
    return JSON.stringify({ call: `${operation.method} ${operation.path}`, ...sent });
  },
});

/** Requests to every described operation; most of them to those that read a body. */
export const describedRequests = ({ operations, definitions }: ApiDescription) =>
  fc
    .oneof(
      ...operations.map((operation) => ({
        arbitrary: requestOf(operation, definitions),
        weight: operation.requestBody === undefined ? 1 : 4,
      })),
    )
    .map(printable);
