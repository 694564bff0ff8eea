import * as v from 'valibot';
import { type Language, allLanguages, languages } from '../src/shared/i18n/languages';
import { described } from './theme/tokenValues';

/*
 * Schemas for fields of the shop file. Their descriptions become those of the JSON Schema
 * (docs/shop.schema.json), which editors show to owners.
 */

const TEXT_MAX = 400;
/** No control characters and line separators. JSON Schema lacks Unicode classes. */
const ONE_LINE = /^[ -~\u00a0-\u2027\u202a-\uffff]*$/;

export const text = (max = TEXT_MAX) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.regex(ONE_LINE, 'must be one line, without control characters'),
    // HTML replaces a lone surrogate, and hydration would fail.
    v.check((value) => value.isWellFormed(), 'must not have half a character (a lone surrogate)'),
    v.maxLength(max, `must have at most ${String(max)} characters`),
  );

export type LocalizedTexts = Readonly<{ en: string } & Partial<Record<Language, string>>>;
export type Localized = string | LocalizedTexts;

/** A text in a language, with English as fallback. */
export function textIn(text: Localized, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}

/** One text for all languages, or one for each, with English as fallback. */
export const localized = (max = TEXT_MAX) =>
  v.union(
    [
      text(max),
      v.strictObject({
        en: described('In English. It stands in where another language has no text.', text(max)),
        ...Object.fromEntries(
          allLanguages
            .filter((language) => language !== 'en')
            .map((l) => [l, v.optional(described(`In ${languages[l].name}.`, text(max)))]),
        ),
      }) as v.GenericSchema<LocalizedTexts>,
    ],
    'must be a text, or an object with a text for each language: {"en": "...", "nl": "..."}',
  );

/** No offset such as `+01:00`, which has no daylight saving and is unknown to older browsers. */
const ZONE_NAME = /^[A-Za-z][\w+/-]*$/;
const NO_TIME_ZONE = 'must be the name of a time zone such as America/Aruba';
const NO_LINK = 'must be a link that begins with https:// or http://';

/** A link to another site. */
export const webAddress = v.pipe(
  text(2_000),
  v.regex(/^https?:/i, NO_LINK),
  v.check((link) => URL.canParse(link), NO_LINK),
);

/** A file in the shop's folder; its content is validated when it is read. */
export const file = (kinds: string, pattern: RegExp) =>
  v.pipe(
    text(200),
    v.regex(pattern, `must be the name of a file (${kinds})`),
    v.check(
      (name) => !name.startsWith('/') && !name.includes('\\') && !name.split('/').includes('..'),
      'must be in the folder of the shop file',
    ),
  );

export const picture = file('.webp, .avif, .png, .jpg or .svg', /\.(webp|avif|png|jpe?g|svg)$/i);

/** A picture with another aspect ratio for phones. */
export const scene = (wide: string, tall: string) =>
  v.strictObject({
    wide: described(`Picture on wide screens, at least ${wide} pixels.`, picture),
    tall: described(`Picture on phones, at least ${tall} pixels.`, picture),
  });

export const id = (what: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[a-z][a-z\d-]{0,39}$/,
      `must be a short name for ${what}: small letters, digits and hyphens`,
    ),
  );

/** A name of the IANA time zone database that this system knows. */
export const timeZone = v.pipe(
  text(60),
  v.regex(ZONE_NAME, NO_TIME_ZONE),
  v.check((zone) => !ZONE_NAME.test(zone) || isTimeZone(zone), NO_TIME_ZONE),
);

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

export const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)), 0);

export const fontFamily = v.strictObject({
  family: described(
    'Name of the font, for people: letters, digits, spaces and hyphens.',
    v.pipe(text(60), v.regex(/^[\w -]+$/, 'must be letters, digits, spaces and hyphens')),
  ),
  file: described(
    'The font as a WOFF2 file, at most 200 kB, with the letters of all languages of the shop; best one with variable weight.',
    file('.woff2', /\.woff2$/i),
  ),
});
