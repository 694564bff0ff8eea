import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { shopFileSchema } from '../../shop-file/shopFile';
import { themeParts } from '../../shop-file/theme/tokenValues';
import { formatJson } from './formatJson';

/** Where it is, from the root of the project. */
export const SHOP_SCHEMA_FILE = 'docs/shop.schema.json';

/** Rules that JSON Schema cannot express: `npm run shop -- check` checks them. */
const UNSAID = ['check', 'finite', 'raw_check', 'raw_transform', 'transform', 'trim'];

/** The schema of shop files as editors read it. */
export function shopJsonSchema(): JsonSchema {
  const { $schema, ...schema } = toJsonSchema(shopFileSchema, {
    definitions: themeParts,
    ignoreActions: UNSAID,
    overrideAction({ valibotAction, jsonSchema }) {
      if (valibotAction.type !== 'regex') return undefined;
      const { requirement, message } = valibotAction as unknown as RegexAction;
      return {
        ...jsonSchema,
        pattern: withoutFlags(requirement),
        // Editors such as VS Code show it in place of the pattern.
        patternErrorMessage: message,
      };
    },
  });
  const title = 'Shop file';
  const description = 'All that belongs to one shop. docs/shop-file.md explains it.';
  return withoutSiblings({ $schema, title, description, ...schema }) as JsonSchema;
}

export const shopJsonSchemaText = () => formatJson(shopJsonSchema());

interface RegexAction {
  readonly requirement: RegExp;
  readonly message: string;
}

/** JSON Schema has no flags. */
function withoutFlags({ source, flags }: RegExp): string {
  if (flags === '') return source;
  if (flags !== 'i') throw new Error(`A pattern with the flags ${flags}: /${source}/`);
  return source.replace(
    /(\\.)|([a-z])/gi,
    (letter, escaped?: string) => escaped ?? `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
  );
}

/** In draft 07 what stands beside a `$ref` does not count. */
function withoutSiblings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSiblings);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withoutSiblings(entry)]),
  );
  const { $ref, ...others } = entries;
  return $ref === undefined || Object.keys(others).length === 0
    ? entries
    : { ...others, allOf: [{ $ref }] };
}
