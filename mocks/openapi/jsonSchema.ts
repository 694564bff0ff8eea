import * as v from 'valibot';

/** A JSON Schema 2020-12 document part, as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>;

const schemaNode = v.looseObject({
  kind: v.literal('schema'),
  type: v.string(),
});
const listNode = v.looseObject({ item: schemaNode });
const wrapperNode = v.looseObject({ wrapped: schemaNode, default: v.optional(v.unknown()) });
const entriesNode = v.looseObject({ entries: v.record(v.string(), schemaNode) });
const optionsNode = v.looseObject({ options: v.array(v.unknown()) });
const unionNode = v.looseObject({ options: v.array(schemaNode) });
const literalNode = v.looseObject({ literal: v.unknown() });
const pipeNode = v.looseObject({
  pipe: v.array(v.looseObject({ type: v.string(), requirement: v.optional(v.unknown()) })),
});

const LIMITS: Readonly<Record<string, string>> = {
  min_length: 'minLength',
  max_length: 'maxLength',
  min_value: 'minimum',
  max_value: 'maximum',
};

const isOptional = (node: unknown) =>
  v.is(v.looseObject({ type: v.picklist(['optional', 'nullish']) }), node);

function objectSchema(node: unknown): JsonSchema {
  const { entries } = v.parse(entriesNode, node);
  const names = Object.keys(entries);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, toJsonSchema(entries[name])])),
    required: names.filter((name) => !isOptional(entries[name])),
  };
}

function wrapped(node: unknown, nullable: boolean): JsonSchema {
  const wrapper = v.parse(wrapperNode, node);
  const inner = toJsonSchema(wrapper.wrapped);
  const fallback =
    typeof wrapper.default === 'function' || wrapper.default === undefined
      ? {}
      : { default: wrapper.default };
  return nullable ? { anyOf: [inner, { type: 'null' }] } : { ...inner, ...fallback };
}

function base(node: unknown, type: string): JsonSchema {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    case 'picklist':
      return { enum: v.parse(optionsNode, node).options };
    case 'literal':
      return { const: v.parse(literalNode, node).literal };
    case 'array':
      return { type: 'array', items: toJsonSchema(v.parse(listNode, node).item) };
    case 'union':
      return { anyOf: v.parse(unionNode, node).options.map(toJsonSchema) };
    case 'object':
      return objectSchema(node);
    case 'optional':
      return wrapped(node, false);
    case 'nullable':
    case 'nullish':
      return wrapped(node, true);
    case 'unknown':
      return {};
    default:
      throw new Error(`No JSON Schema for a valibot schema of type ${type}`);
  }
}

function limit(schema: JsonSchema, action: { type: string; requirement?: unknown }): JsonSchema {
  if (action.type === 'integer') return { ...schema, type: 'integer' };
  if (action.type === 'uuid') return { ...schema, format: 'uuid' };
  if (action.type === 'regex' && action.requirement instanceof RegExp) {
    return { ...schema, pattern: action.requirement.source };
  }
  const name = LIMITS[action.type];
  if (name === undefined) return schema;
  const isList = schema.type === 'array';
  return { ...schema, [isList ? name.replace('Length', 'Items') : name]: action.requirement };
}

/**
 * The JSON Schema of what a valibot schema takes in, for the kinds of schema that the routes use.
 * @throws Error for any other kind, so that a description is never silently wrong.
 */
export function toJsonSchema(node: unknown): JsonSchema {
  const { type } = v.parse(schemaNode, node);
  const pipe = v.safeParse(pipeNode, node);
  if (!pipe.success) return base(node, type);
  // The first part is the schema that was limited, and may be limited itself.
  const [inner, ...limits] = pipe.output.pipe;
  return limits.reduce<JsonSchema>(limit, toJsonSchema(inner));
}
