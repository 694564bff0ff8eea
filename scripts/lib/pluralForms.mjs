// The plural forms of a language in gettext: their number, the formula that chooses one, and their
// names in CLDR, by which the message files call them.

/** The formulas of gettext's manual, each with the number of its forms. */
const RULES = [
  [1, () => 0],
  [2, (n) => n !== 1],
  [2, (n) => n > 1],
  [2, (n) => n % 10 !== 1 || n % 100 === 11],
  [3, (n) => (n % 10 === 1 && n % 100 !== 11 ? 0 : n !== 0 ? 1 : 2)],
  [3, (n) => (n === 1 ? 0 : n === 2 ? 1 : 2)],
  [3, (n) => (n === 1 ? 0 : n === 0 || (n % 100 > 0 && n % 100 < 20) ? 1 : 2)],
  [
    3,
    (n) =>
      n % 10 === 1 && n % 100 !== 11 ? 0 : n % 10 >= 2 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2,
  ],
  [
    3,
    (n) =>
      n % 10 === 1 && n % 100 !== 11
        ? 0
        : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20)
          ? 1
          : 2,
  ],
  [3, (n) => (n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2)],
  [3, (n) => (n === 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2)],
  [4, (n) => (n % 100 === 1 ? 0 : n % 100 === 2 ? 1 : n % 100 === 3 || n % 100 === 4 ? 2 : 3)],
  [
    6,
    (n) =>
      n === 0
        ? 0
        : n === 1
          ? 1
          : n === 2
            ? 2
            : n % 100 >= 3 && n % 100 <= 10
              ? 3
              : n % 100 >= 11
                ? 4
                : 5,
  ],
];

/** Numbers that tell the rules apart. */
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

/** The body of a rule, so that each rule is written once. */
const bodyOf = (rule) =>
  String(rule)
    .replace(/^\(n?\) =>\s+/, '')
    .replace(/^\((.*)\)$/s, '$1')
    .replace(/\s+/g, ' ');

/** As the C expression that gettext reads. */
const inC = (body) => body.replace(/([!=])==/g, '$1=');

/**
 * @param tag BCP 47
 * @returns {{ header: string, formula: string, names: readonly string[] }} the header `Plural-Forms`,
 *   its formula in JavaScript, and for each form its name
 * @throws Error where `Intl` or gettext's manual does not know the language
 */
export function pluralForms(tag) {
  if (Intl.PluralRules.supportedLocalesOf(tag).length > 0) {
    const cldr = new Intl.PluralRules(tag);
    for (const [count, rule] of RULES) {
      const names = namesOf(rule, cldr);
      if (names?.length !== count) continue;
      const formula = bodyOf(rule);
      return { header: `nplurals=${count}; plural=(${inC(formula)});`, formula, names };
    }
  }
  throw new Error(`The plural forms of ${tag} are not in scripts/lib/pluralForms.mjs`);
}
