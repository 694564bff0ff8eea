import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** A part of an OpenAPI document. */
export type JsonObject = Record<string, unknown>;

/** Actions that JSON Schema cannot express. */
const NOT_EXPRESSED = ['check', 'guard', 'trim'];

const defaultSchema = v.union([v.string(), v.number(), v.boolean()]);

const hasFlags = (action: object) =>
  'requirement' in action &&
  action.requirement instanceof RegExp &&
  action.requirement.flags !== '';

/**
 * The JSON Schema of a request's body (`input`), or of its query (`output`: there a number arrives
 * as digits, and the description shows the number).
 * @throws Error for a schema that has no JSON Schema, so that a description is never silently wrong
 */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonObject {
  const found = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    ignoreActions: NOT_EXPRESSED,
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
  // OpenAPI 3.1 says itself which dialect it uses.
  delete found.$schema;
  return { ...found };
}
