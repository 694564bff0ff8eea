import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** A part of an OpenAPI document. */
export type JsonObject = Record<string, unknown>;

/** Schemas that the description shows once and refers to by name. */
export type Models = Readonly<Record<string, v.GenericSchema>>;

/** Actions that JSON Schema cannot express. */
const NOT_EXPRESSED = ['check', 'finite', 'guard', 'trim'];

const defaultSchema = v.union([v.string(), v.number(), v.boolean()]);

const hasFlags = (action: object) =>
  'requirement' in action &&
  action.requirement instanceof RegExp &&
  action.requirement.flags !== '';

const configuration = (typeMode: 'input' | 'output'): ConversionConfig => ({
  target: 'draft-2020-12',
  typeMode,
  ignoreActions: NOT_EXPRESSED,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // The library shows a default as it is written: for a number in a query, as digits.
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    typeMode === 'output' && jsonSchema.default !== undefined
      ? { ...jsonSchema, default: v.parse(defaultSchema, v.parse(valibotSchema, undefined)) }
      : undefined,
  // JSON Schema's patterns have no flags, so that one with flags is left out.
  overrideAction({ valibotAction, jsonSchema }) {
    if (!hasFlags(valibotAction)) return undefined;
    delete jsonSchema.pattern;
    return jsonSchema;
  },
});

/**
 * The JSON Schema of a body (`input` where it is read, `output` where it is sent), or of a query
 * (`output`: there a number arrives as digits, and the description shows the number).
 * @throws Error for a schema that has no JSON Schema, so that a description is never silently wrong
 */
export function jsonSchemaOf(
  schema: v.GenericSchema,
  typeMode: 'input' | 'output',
  models: Models = {},
): JsonObject {
  const found = toJsonSchema(schema, { ...configuration(typeMode), definitions: { ...models } });
  // OpenAPI 3.1 says itself which dialect it uses, and has the models in one place.
  delete found.$schema;
  delete found.$defs;
  return { ...found };
}

/** The JSON Schemas of the models themselves. */
export const modelSchemas = (models: Models): JsonObject =>
  toJsonSchemaDefs({ ...models }, configuration('output'));
