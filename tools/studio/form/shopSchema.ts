import schema from '../../../docs/shop.schema.json';

/** A part of the shop file's JSON Schema, as far as the form needs it. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly [Schema, Schema];
  readonly allOf?: readonly [{ readonly $ref: string }];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const { $defs, ...shop } = schema;
const definitions = $defs as unknown as Readonly<Record<string, Schema>>;

export const shopSchema = shop as unknown as Schema;

/** The fields of a group, without notes of editors and of the format, and whether each is optional. */
export function fieldsOf({ properties = {}, required = [] }: Schema) {
  return Object.entries(properties)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, schema]) => ({
      name,
      schema: { ...definitions[schema.allOf?.[0].$ref.replace('#/$defs/', '') ?? ''], ...schema },
      isOptional: !required.includes(name),
    }));
}
