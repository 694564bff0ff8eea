import type { ShopFile } from '../../shop-file/shopFile';
import { PSEUDO } from '../shared/i18n/languages';
import { pseudo } from '../shared/i18n/pseudo';

/** The shop file with its texts in the pseudo-language, too. Names that are the same in every language stay. */
export function withPseudoTexts(file: ShopFile): ShopFile {
  return translated(file) as ShopFile;
}

function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    translated(part),
  ]);
  return {
    ...Object.fromEntries(entries),
    ...('en' in value && { [PSEUDO]: pseudo(value.en) }),
  };
}
