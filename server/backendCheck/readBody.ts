import * as v from 'valibot';
import { isRecord, wire } from '../../src/api/coercions';
import { itemReader, listResponse } from '../../src/api/responses';
import { spellingsOf } from '../../src/api/wireItem';
import { listingCategory, noBikesText } from '../../src/features/bikes/readBikes';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { listingPicture, remoteUrl, uploadPicture } from '../../src/shared/lib/picturePath';
import { isPrice } from '../../src/shared/lib/price';
import type { CheckedCall, CheckedList } from './checkedCalls';
import { pagingSign } from './paging';
import { similarField } from './similarField';

/** The body of a response as the shop reads it. */
export interface ReadBody {
  readonly items: number;
  readonly dropped: number;
  /** Ids of the items that visitors see. */
  readonly shown: string[];
  /** Content that visitors do not see, with its place in the body. */
  readonly faults: string[];
  /** Differences that may be intended. */
  readonly notes: string[];
  /** Paths of the pictures on the storefront. */
  readonly pictures: Set<string>;
  /** Number of pictures at each origin that is not listed. */
  readonly unlisted: Map<string, number>;
  /** Number of pictures whose address has no version. */
  unversioned: number;
}

/** Further validation of fields that the shop shows. */
const accepts: Readonly<Record<string, (value: unknown) => boolean>> = {
  price: isPrice,
  originalPrice: isPrice,
  rating: (value) => typeof value === 'number' && value >= 0 && value <= 5,
};

/**
 * Reads a body as the shop does, and reports what is lost.
 * @param link the `Link` header
 */
export function readBody(call: CheckedCall, body: unknown, link: string | null = null): ReadBody {
  const found: ReadBody = {
    items: 0,
    dropped: 0,
    shown: [],
    faults: [],
    notes: [],
    pictures: new Set(),
    unlisted: new Map(),
    unversioned: 0,
  };
  const list = v.safeParse(listResponse, body);
  if (!list.success) {
    const place = listPlace(body);
    found.faults.push(
      `the response is neither a list nor { "data": [...] }${place === null ? '' : `: its list is in ${place} (examples/adapters/ maps such responses)`}`,
    );
    return found;
  }
  const items = list.output.length;
  const page = call.path.includes('limit=') ? null : pagingSign(body, items, link);
  if (page !== null) {
    found.faults.push(
      `the list is cut (${page}): the shop asks for no further page and shows these ${String(items)} only`,
    );
  }
  const dropped = readItems(call.list, list.output, Array.isArray(body) ? '' : 'data', call, found);
  return { ...found, items, dropped };
}

/** Path of the first list within an object, up to three levels deep; null if there is none. */
function listPlace(body: unknown, depth = 3): string | null {
  if (!isRecord(body) || depth === 0) return null;
  for (const [key, value] of Object.entries(body)) {
    if (Array.isArray(value)) return key;
    const place = listPlace(value, depth - 1);
    if (place !== null) return `${key}.${place}`;
  }
  return null;
}

/** @returns the number of dropped items */
function readItems(
  { name, schema, takes, selectors = {}, remark, emptyNote, lists = {} }: CheckedList,
  items: readonly unknown[],
  place: string,
  call: CheckedCall,
  found: ReadBody,
): number {
  const { faults, notes } = found;
  const reader = itemReader(schema, name);
  const { fields } = schema;
  const fieldOf = new Map(
    Object.keys({ ...fields, ...selectors }).flatMap((field) =>
      spellingsOf(field).map((spelling) => [spelling, field]),
    ),
  );
  const sent = new Set<string>();
  const unread = new Set<string>();
  const reasons: string[] = [];
  let taken = 0;
  for (const [index, item] of items.entries()) {
    if (takes?.(item) === false) {
      for (const key of Object.keys(Object(item) as object)) if (!fieldOf.has(key)) unread.add(key);
      continue;
    }
    taken += 1;
    const at = `${place}[${String(index)}]`;
    reader.read(item, index);
    const last = reader.dropped.at(-1);
    if (last?.index === index) {
      faults.push(`${at} is dropped: ${last.reason}`);
      continue;
    }
    const valid = v.parse(schema, item);
    const why = remark?.(valid, index) ?? null;
    if (why === null) found.shown.push(valid.id);
    else {
      reasons.push(why);
      notes.push(`${at} is not shown: ${why}`);
    }
    for (const [key, value] of Object.entries(item as object)) {
      const where = `${at}.${key}`;
      const field = fieldOf.get(key);
      if (field === undefined) {
        unread.add(key);
        continue;
      }
      sent.add(field);
      const coerce = fields[field];
      if (coerce === undefined || isEmpty(value)) continue;
      const read = coerce(value);
      if (coerce === wire.pictures) {
        readPictures(read, where, call, found);
      } else if (lists[field]) {
        const nested = Array.isArray(read) ? read : [];
        readItems(lists[field], nested, where, call, found);
      } else if (isEmpty(read) || accepts[field]?.(read) === false) {
        faults.push(`${where} is not shown: ${quoted(value)} cannot be read`);
      }
    }
  }
  // One of them is enough.
  const selected = Object.keys(selectors);
  if (selected.some((field) => sent.has(field))) for (const field of selected) sent.add(field);
  const shown = taken - reader.dropped.length - reasons.length;
  if (emptyNote && reasons.length > 0 && shown === 0) notes.unshift(emptyNote(reasons));
  notes.push(...unreadNotes([...unread], [...fieldOf.values()], sent));
  if (items.length > 0 && taken === 0) {
    const slugs = [...new Set(items.flatMap(categorySlugs))].slice(0, SLUGS_MAX);
    const found = slugs.length === 0 ? '' : ` (found: ${slugs.join(', ')})`;
    faults.push(
      `${noBikesText(items.length)}${found}: Bikes has 'No bikes found matching your criteria.'`,
    );
  }
  return reader.dropped.length;
}

/** A line for each name that resembles a field, and one for the others. */
function unreadNotes(
  unread: readonly string[],
  fields: readonly string[],
  sent: ReadonlySet<string>,
): string[] {
  const missing = [...new Set(fields)].filter((field) => !sent.has(field));
  const meant = unread.map((name) => ({ name, field: similarField(name, missing) }));
  const others = meant.flatMap(({ name, field }) => (field === undefined ? [name] : []));
  return [
    ...meant.flatMap(({ name, field }) =>
      field === undefined ? [] : [`the shop does not read ${name}: did you mean ${field}?`],
    ),
    ...(others.length > 0 ? [`the shop does not read ${others.join(', ')}`] : []),
  ];
}

const SLUGS_MAX = 10;

function categorySlugs(item: unknown): string[] {
  const { categoryId, category } = listingCategory.read(isRecord(item) ? item : {});
  return [categoryId, category].filter((slug) => slug !== null && slug !== '').map(quoted);
}

const wirePictures = v.array(v.object({ path: v.string() }));

function readPictures(read: unknown, where: string, call: CheckedCall, found: ReadBody): void {
  const { faults, pictures, unlisted } = found;
  const list = v.safeParse(wirePictures, read);
  if (!list.success || list.output.length === 0) faults.push(`${where}: no path of a picture`);
  for (const { path } of list.success ? list.output : []) {
    const isListing = call.pictures === backendPaths.listingPictures;
    const picture = isListing ? listingPicture('', path, '') : uploadPicture(path, '');
    const url = remoteUrl(path);
    if (picture) {
      pictures.add(picture.src);
      const hasVersion = picture.src.includes('?') || (url?.search ?? '') !== '';
      if (!hasVersion) found.unversioned += 1;
    } else if (url) unlisted.set(url.origin, (unlisted.get(url.origin) ?? 0) + 1);
    else faults.push(`${where}: ${quoted(path)} is no path below ${call.pictures}`);
  }
}

/** Whether a value is empty, or a zero that means none. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === null || value === undefined || (typeof value !== 'object' && Number(value) === 0)
  );
}

const QUOTED_MAX = 60;

function quoted(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}...` : text;
}
