import * as v from 'valibot';

/** The keywords of JSON Schema that the description of the API uses. */
const schemaShape = v.strictObject({
  $ref: v.optional(v.string()),
  type: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.record(v.string(), v.unknown()))),
  properties: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
  required: v.optional(v.array(v.string())),
  additionalProperties: v.optional(v.boolean()),
  items: v.optional(v.record(v.string(), v.unknown())),
  minItems: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  format: v.optional(v.picklist(['date', 'date-time', 'uuid'])),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  // They say nothing about whether a value is right.
  description: v.optional(v.string()),
  default: v.optional(v.unknown()),
});

export type JsonSchema = v.InferOutput<typeof schemaShape>;

/** Schemas by the name that a `$ref` ends with. */
export type Definitions = Readonly<Record<string, unknown>>;

const FORMATS = {
  date: v.pipe(v.string(), v.isoDate()),
  'date-time': v.pipe(v.string(), v.isoTimestamp()),
  uuid: v.pipe(v.string(), v.uuid()),
};

/**
 * The schema itself, or the one that it refers to.
 * @throws Error at a keyword that is not known here, so that nothing goes unchecked
 */
export function readSchema(schema: unknown, definitions: Definitions): JsonSchema {
  const read = v.parse(schemaShape, schema);
  if (read.$ref === undefined) return read;
  return readSchema(definitions[read.$ref.split('/').at(-1) ?? ''], definitions);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function textFaults(schema: JsonSchema, value: string): string[] {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  const isRight =
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value)) &&
    (format === undefined || v.is(FORMATS[format], value));
  return isRight ? [] : [' is another text'];
}

function objectFaults(
  schema: JsonSchema,
  value: Record<string, unknown>,
  definitions: Definitions,
): string[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  return [
    ...required.filter((name) => !Object.hasOwn(value, name)).map((name) => `.${name} is missing`),
    ...Object.entries(value).flatMap(([name, part]) => {
      const known = properties[name];
      if (known !== undefined)
        return jsonSchemaFaults(known, part, definitions).map((fault) => `.${name}${fault}`);
      return additionalProperties ? [] : [`.${name} is not described`];
    }),
  ];
}

/** What is wrong with a value by a JSON Schema; nothing when it is right. */
export function jsonSchemaFaults(
  described: unknown,
  value: unknown,
  definitions: Definitions,
): string[] {
  const schema = readSchema(described, definitions);
  const { type, anyOf, items = {}, minItems = 0, maxItems = Infinity } = schema;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (type !== undefined && !isOfType(type, value)) return [` is no ${type}`];
  if ('const' in schema && schema.const !== value) return [' is another value'];
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [' is none of the values'];
  if (anyOf?.every((one) => jsonSchemaFaults(one, value, definitions).length > 0) === true)
    return [' is none of the alternatives'];
  if (typeof value === 'string') return textFaults(schema, value);
  if (typeof value === 'number')
    return value >= minimum && value <= maximum ? [] : [' is out of bounds'];
  if (isObject(value)) return objectFaults(schema, value, definitions);
  if (!Array.isArray(value)) return [];
  const parts = value.flatMap((part, index) =>
    jsonSchemaFaults(items, part, definitions).map((fault) => `[${String(index)}]${fault}`),
  );
  return value.length >= minItems && value.length <= maxItems ? parts : [' has another length'];
}
