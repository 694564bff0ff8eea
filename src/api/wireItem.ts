import * as v from 'valibot';
import { isRecord } from './coercions';

/** The fields of an item, by their names in camelCase, each with its coercion. */
type WireFields = Readonly<Record<string, (value: unknown) => unknown>>;

type ReadFields<Fields extends WireFields> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]>;
};

/** Both spellings of a field: `imageAlt` and `image_alt`. */
export function spellingsOf(name: string): readonly string[] {
  return [...new Set([name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)])];
}

/**
 * The wire schema of an item. Every field is read in camelCase and in snake_case; where both are sent, the
 * first that can be read counts. The output has the names in camelCase.
 */
export function wireItem<const Fields extends WireFields>(fields: Fields) {
  const readers = Object.entries(fields).map(([name, coerce]) => ({
    name,
    coerce,
    spellings: spellingsOf(name),
  }));
  const read = (item: Readonly<Record<string, unknown>>) => {
    const found: Record<string, unknown> = {};
    for (const { name, coerce, spellings } of readers) {
      for (const spelling of spellings) {
        found[name] = coerce(item[spelling]);
        if (!isUnreadable(found[name])) break;
      }
    }
    return found as ReadFields<Fields>;
  };
  const schema = v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isRecord, 'no object'),
    v.transform(read),
  );
  return Object.assign(schema, { fields, read });
}

/** Whether a coercion found nothing in a value. */
function isUnreadable(read: unknown): boolean {
  return read === null || (Array.isArray(read) && read.length === 0);
}
