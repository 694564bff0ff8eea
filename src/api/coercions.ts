import { DEFAULT_LANGUAGE } from '../shared/i18n/languages';
import { amountOf } from '../shared/lib/amount';
import type { Price } from '../shared/lib/price';
import { safeUrl } from '../shared/lib/safeUrl';
import { zonedMs } from '../shared/lib/zonedTime';
import { getShop } from '../shared/shop/currentShop';
import { plainText } from './plainText';

/** Maximum lengths in characters, so that no text keeps a process busy. */
const TEXT_MAX = 500;
const LONG_TEXT_MAX = 5_000;
const ID_MAX = 200;
const NUMBER_MAX = 40;

const toText = textOf(TEXT_MAX);

/**
 * The coercions of every wire schema. Backends write the same value in several ways: a flag is `true`,
 * or `1` or `"1"` from SQL; a number may be a string, a date a number. An unreadable field becomes null
 * and gets its schema's default, so it never drops the item.
 */
export const wire = {
  /** A non-empty string that a URL can contain; numbers become strings. */
  id: toId,
  /** Non-empty text for the screen, without markup. */
  text: toText,
  /** Text of several sentences. */
  longText: textOf(LONG_TEXT_MAX),
  /** A keyword in lower case. */
  keyword: toKeyword,
  number: toNumber,
  /** A whole number from 0. */
  count: toCount,
  flag: toFlag,
  /** When something was or is to be; a date without a time is that whole day of the shop. */
  moment: toMoment,
  /** A number, or text as sent. */
  price: toPrice,
  /** `20` as `20%`, other text as sent; null for no discount. */
  discount: toDiscount,
  /** A list; a single value becomes a list of one. */
  list: toList,
  /** Paths of pictures with their alternative texts. */
  pictures: toPictures,
  /** A link that is safe to follow. */
  link: safeUrl,
};

/** `_id` and `id` are the same thing. */
export const idFields = { _id: wire.id, id: wire.id };

/** The id of an item, or '' when it has none. */
export function idOf(item: { readonly _id: string | null; readonly id: string | null }): string {
  return item._id ?? item.id ?? '';
}

function toId(wireId: unknown): string | null {
  const value = unwrapped(wireId);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const id = typeof value === 'string' ? value.trim() : '';
  // Ids are part of URLs.
  return id !== '' && id.length <= ID_MAX && id.isWellFormed() ? id : null;
}

/** Embeddings, overrides and isolates, which would turn the text after them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Coerces to text with collapsed blanks, cut at a length. */
function textOf(max: number) {
  return (wireText: unknown): string | null => {
    const value = unwrapped(wireText);
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
    if (typeof value !== 'string') return null;
    // Markup and blanks are longer than their text.
    const text = plainText(value.slice(0, 4 * max))
      .replace(DIRECTION_CONTROLS, '')
      .replace(/[^\S\n]{2,}/g, ' ')
      .trim();
    const cut = text.length > max ? `${text.slice(0, max)}…` : text;
    return cut === '' ? null : cut.toWellFormed();
  };
}

function toKeyword(wireKeyword: unknown): string | null {
  return toText(wireKeyword)?.toLowerCase() ?? null;
}

/** Numbers as in JSON and SQL, or with a comma: `4,5` and `1,234.5`. */
function toNumber(wireNumber: unknown): number | null {
  const value = unwrapped(wireNumber);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > NUMBER_MAX) return null;
  const text = value.trim();
  const plain = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** A count has no decimals, so that dots before three digits separate thousands: `1.024`. */
const GROUPED_BY_DOTS = /^\d{1,3}(?:\.\d{3})+$/;

function toCount(wireCount: unknown): number | null {
  const text = typeof wireCount === 'string' ? wireCount.trim() : '';
  const number = toNumber(GROUPED_BY_DOTS.test(text) ? text.replaceAll('.', '') : wireCount);
  return number === null || number < 0 ? null : Math.floor(number);
}

const flags = new Map([
  ...['1', 'true', 't', 'yes', 'y', 'on'].map((text) => [text, true] as const),
  ...['0', 'false', 'f', 'no', 'n', 'off'].map((text) => [text, false] as const),
]);

function toFlag(wireFlag: unknown): boolean | null {
  const value = unwrapped(wireFlag);
  if (typeof value === 'boolean') return value;
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? (flags.get(String(value).trim().toLowerCase()) ?? null) : null;
}

/** 1973 in seconds: smaller numbers are years or placeholders. */
const SECONDS_FROM = 1e8;
/** 1973 in milliseconds: smaller numbers are seconds. */
const MILLISECONDS_FROM = 1e11;
/** The end of 9999: larger numbers are microseconds or placeholders. */
const MOMENT_MAX_MS = Date.UTC(10_000, 0) - 1;

const MOMENT =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|([+-]\d\d):?(\d\d)?)?)?$/i;

/** A day, or a moment, of which beginning and end are the same. In ms since the epoch. */
interface Moment {
  readonly startMs: number;
  /** The beginning of the next day. */
  readonly endMs: number;
}

const DAY_MS = 86_400_000;

/** Without an offset a date or a time is in the shop's time zone, so that server and browsers agree. */
function toMoment(wireMoment: unknown): Moment | null {
  const value = unwrapped(wireMoment);
  const number = toNumber(value);
  if (number !== null) {
    const ms = Math.trunc(number < MILLISECONDS_FROM ? number * 1_000 : number);
    return number >= SECONDS_FROM && ms <= MOMENT_MAX_MS ? momentAt(ms) : null;
  }
  const match =
    typeof value === 'string' && value.length <= NUMBER_MAX ? MOMENT.exec(value.trim()) : null;
  if (!match) return null;
  const [, date = '', time = '00:00', offset, hours, minutes = '00'] = match;
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const ms = Date.parse(`${date}T${time}${zone}`);
  if (Number.isNaN(ms)) return null;
  if (offset !== undefined) return momentAt(ms);
  const { timeZone } = getShop(DEFAULT_LANGUAGE);
  const startMs = zonedMs(ms, timeZone);
  return match[2] === undefined
    ? { startMs, endMs: zonedMs(ms + DAY_MS, timeZone) }
    : momentAt(startMs);
}

const momentAt = (ms: number): Moment => ({ startMs: ms, endMs: ms });

/** A text that is one number, with the separators of any of our languages, or without cents: `45,-`. */
const NUMBER_TEXT = /^\d[\d.,'’ ]*(?:[.,]--?)?$/;

/** A number, also as text; other text; or an amount with its currency. */
function toPrice(wirePrice: unknown): Price | null {
  const value = unwrapped(wirePrice);
  if (!isRecord(value)) {
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    const text = toText(value);
    if (text === null || !NUMBER_TEXT.test(text)) return text;
    return amountOf(text, getShop(DEFAULT_LANGUAGE).currency) ?? text;
  }
  const amount = toNumber(value.amount) ?? toText(value.amount);
  return priceIn(amount, toText(value.currency) ?? toText(value.currencyCode));
}

/** A price with its currency, as text unless it is the shop's. A text with words or a sign is as sent. */
export function priceIn(price: Price | null, currency: string | null): Price | null {
  const ours = getShop(DEFAULT_LANGUAGE).currency.toLowerCase();
  if (price === null || currency === null || currency.toLowerCase() === ours) return price;
  return /[\p{L}\p{Sc}]/u.test(String(price)) ? price : `${currency} ${String(price)}`;
}

function toDiscount(wireDiscount: unknown): string | null {
  const text = toText(toPrice(wireDiscount))?.replace(/^[-−]\s*(?=\d)/, '');
  if (text === undefined) return null;
  const bare = text.replace(/off$/i, '').trimEnd().replace(/%$/, '').trimEnd();
  const number = toNumber(bare);
  if (number === 0) return null;
  return number !== null && bare === text ? `${String(number)}%` : text;
}

/** A list, also as a JSON string. */
function toList(wireList: unknown): readonly unknown[] {
  if (Array.isArray(wireList)) return wireList;
  if (typeof wireList !== 'string') return isRecord(wireList) ? [wireList] : [];
  const text = wireList.trim();
  if (text.startsWith('[')) {
    try {
      return toList(JSON.parse(text));
    } catch {
      return [text];
    }
  }
  return text === '' ? [] : [text];
}

/** A picture in a backend's format. */
export interface WirePicture {
  readonly path: string;
  /** Alternative text; null if there is none. */
  readonly alt: string | null;
}

/** Paths of pictures: one or several, strings or objects such as `{ "url": "…" }`. */
function toPictures(wirePictures: unknown): readonly WirePicture[] {
  return toList(wirePictures).flatMap((item): WirePicture[] => {
    if (!isRecord(item)) return typeof item === 'string' ? [{ path: item, alt: null }] : [];
    const path = [item.url, item.src, item.path].find((one) => typeof one === 'string');
    const alt = toText(item.alt) ?? toText(item.alternativeText) ?? toText(item.altText);
    return path === undefined ? [] : [{ path, alt }];
  });
}

/**
 * Unwraps MongoDB's extended JSON: `{ "$oid": "…" }`, and dates, which are wrapped twice:
 * `{ "$date": { "$numberLong": "…" } }`.
 */
function unwrapped(value: unknown): unknown {
  return unwrappedOnce(unwrappedOnce(value));
}

function unwrappedOnce(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const [[key, inner] = ['', undefined], ...others] = Object.entries(value);
  return others.length === 0 && /^\$(?:oid|date|number\w+)$/.test(key) ? inner : value;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
