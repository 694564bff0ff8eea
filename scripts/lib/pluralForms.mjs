import plurals from 'node-gettext/lib/plurals.js';

// The plural forms of a language in gettext: their number, the formula that chooses one, and their
// names in CLDR, which are the keys of plural messages.

/** The last number compared. */
const LAST = 1_000;

/** The names of the forms by their number, if the formula agrees with CLDR. */
function namesOf(rule, cldr) {
  const names = [];
  for (let n = 0; n <= LAST; n++) {
    const name = cldr.select(n);
    const form = Number(rule(n));
    if ((names[form] ??= name) !== name) return null;
  }
  return new Set(names).size === names.length ? names : null;
}

/**
 * @param tag BCP 47
 * @returns {{ header: string, formula: string, names: readonly string[] }} the header `Plural-Forms`,
 *   its formula in JavaScript, and for each form its name
 * @throws Error if neither `Intl` nor a formula of gettext fits the language
 */
export function pluralForms(tag) {
  if (Intl.PluralRules.supportedLocalesOf(tag).length > 0) {
    const cldr = new Intl.PluralRules(tag);
    for (const { nplurals, pluralsText, pluralsFunc } of Object.values(plurals)) {
      const names = namesOf(pluralsFunc, cldr);
      if (names?.length !== nplurals) continue;
      const formula = pluralsText.replace(/.*plural = /, '').replace(/^\((.*)\)$/, '$1');
      const plural = formula.replaceAll(/([!=])==/g, '$1=');
      return { header: `nplurals=${nplurals}; plural=(${plural});`, formula, names };
    }
  }
  throw new Error(`gettext has no plural forms of ${tag}`);
}
