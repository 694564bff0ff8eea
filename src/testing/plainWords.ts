import { bikeFilters } from '../features/bikes/bikeFilters';
import { type Language, PSEUDO, languages } from '../shared/i18n/languages';
import { getShop } from '../shared/shop/currentShop';
import type { Shop } from '../shared/shop/shop';

/** What is the same in every language: names, and how to reach the shop. */
function namesOf(shop: Shop): ReadonlySet<string> {
  const names = [
    shop.name,
    shop.currency,
    shop.place,
    ...Object.values(shop.contact),
    ...shop.social.map(({ name }) => name),
    ...bikeFilters.brand.options,
    ...shop.areas,
    // Some have one name for all languages.
    ...shop.platforms.flatMap(({ subcategories }) =>
      subcategories === 'vehicle types' ? [] : subcategories.map(({ name }) => name),
    ),
    ...Object.values(languages).map(({ name }) => name),
  ];
  return new Set(names.flatMap(wordsOf));
}

/** Attributes that visitors read or hear. */
const ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** A text of the page, which must be made of our messages only. */
type PlacedText = readonly [place: string, text: string | null];

/**
 * The texts of a page in the pseudo-language with words that are in no message: all others have
 * accents. What is marked as another language's is not ours; what is marked so on the page, such as
 * a product's name, may also be in a label or in the title, where it cannot be marked.
 */
export function plainWords(page: Document): string[] {
  const marked = [...page.body.querySelectorAll(`[lang]:not([lang="${PSEUDO_TAG}"])`)];
  const quotes = [...new Set(marked.map(({ textContent }) => textContent.trim()))]
    .filter((quote) => quote !== '')
    .sort((one, other) => other.length - one.length);
  const names = namesOf(getShop(PSEUDO as Language));
  const isPlain = (word: string) => PLAIN.test(word) && !names.has(word);
  const hasPlainWord = ([, text]: PlacedText) => {
    // Most texts have none, quoted or not.
    if (text === null || !wordsOf(text).some(isPlain)) return false;
    const ours = quotes.reduce((rest, quote) => rest.replaceAll(quote, ''), text);
    return wordsOf(ours).some(isPlain);
  };
  return textsOf(page)
    .filter(hasPlainWord)
    .map(([place, text]) => `${place}: ${String(text).trim()}`);
}

/** Single letters are keys and units. */
const PLAIN = /^[A-Za-z]{2,}$/;
const PSEUDO_TAG = languages[PSEUDO as Language].tag;

/**
 * What visitors read or hear, but for what is marked as another language's or as quoted, and what was
 * announced before the language changed.
 */
function textsOf(page: Document): readonly PlacedText[] {
  const elements = [...page.body.querySelectorAll('*')].filter(
    (element) =>
      element.closest('script, style, q, :is(body, dialog) > [aria-live]') === null &&
      [null, PSEUDO_TAG].includes(element.closest('body [lang]')?.getAttribute('lang') ?? null),
  );
  return [
    ['title of the page', page.title],
    ...elements.flatMap((element) => [
      ...ATTRIBUTES.map((name): PlacedText => [name, element.getAttribute(name)]),
      ...(element.matches('input:is([type="submit"], [type="button"])')
        ? [['value', element.getAttribute('value')] as const]
        : []),
      ...[...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }): PlacedText => [element.tagName, data]),
    ]),
  ];
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
