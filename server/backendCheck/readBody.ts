import * as v from 'valibot';
import { itemReader, listResponse } from '../../src/api/responses';
import { noBikesText } from '../../src/features/bikes/bikeList';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { parseGradient } from '../../src/shared/lib/gradient';
import { listingPicture, remoteUrl, uploadPicture } from '../../src/shared/lib/picturePath';
import { isPrice } from '../../src/shared/lib/price';
import { safeUrl } from '../../src/shared/lib/safeUrl';
import type { CheckedCall, CheckedList } from './checkedCalls';

/** The body of a response as the shop reads it. */
export interface ReadBody {
  readonly items: number;
  readonly dropped: number;
  /** Content that visitors do not see, with its place in the body. */
  readonly faults: string[];
  /** Differences that may be intended. */
  readonly notes: string[];
  /** Paths of the pictures on the storefront. */
  readonly pictures: Set<string>;
  /** Number of pictures at each origin that is not listed. */
  readonly unlisted: Map<string, number>;
}

const PICTURE_FIELDS = new Set(['image', 'image_url', 'imageTall', 'image_tall', 'images']);
/** Fields that select bikes, before the other fields are read. */
const CATEGORY_FIELDS = new Set(['categoryId', 'category']);

/** Further validation of fields that the shop shows. */
const accepts: Readonly<Record<string, (value: unknown) => boolean>> = {
  price: isPrice,
  originalPrice: isPrice,
  rating: (value) => typeof value === 'number' && value >= 0 && value <= 5,
  link: (value) => safeUrl(value) !== null,
  link_url: (value) => safeUrl(value) !== null,
  bgGradient: (value) => parseGradient(value) !== null,
};

/** Reads a body as the shop does, and reports what is lost. */
export function readBody(call: CheckedCall, body: unknown): ReadBody {
  const found: ReadBody = {
    items: 0,
    dropped: 0,
    faults: [],
    notes: [],
    pictures: new Set(),
    unlisted: new Map(),
  };
  const list = v.safeParse(listResponse, body);
  if (!list.success) {
    found.faults.push('the response is neither a list nor { "data": [...] }');
    return found;
  }
  const dropped = readItems(call.list, list.output, Array.isArray(body) ? '' : 'data', call, found);
  return { ...found, items: list.output.length, dropped };
}

/** @returns the number of dropped items */
function readItems(
  { name, schema, takes, remark, lists = {} }: CheckedList,
  items: readonly unknown[],
  place: string,
  call: CheckedCall,
  found: ReadBody,
): number {
  const { faults, notes } = found;
  const reader = itemReader(schema, name);
  const unread = new Set<string>();
  const [fieldsSchema] = schema.pipe;
  let taken = 0;
  for (const [index, item] of items.entries()) {
    if (takes?.(item) === false) continue;
    taken += 1;
    const at = `${place}[${String(index)}]`;
    reader.read(item, index);
    const last = reader.dropped.at(-1);
    if (last?.index === index) {
      faults.push(`${at} is dropped: ${last.reason}`);
      continue;
    }
    const why = remark?.(v.parse(schema, item), index) ?? null;
    if (why !== null) notes.push(`${at} is not shown: ${why}`);
    const read: Readonly<Record<string, unknown>> = { ...v.parse(fieldsSchema, item) };
    for (const [field, value] of Object.entries(item as object)) {
      const where = `${at}.${field}`;
      if (!(field in fieldsSchema.entries)) {
        if (!takes || !CATEGORY_FIELDS.has(field)) unread.add(field);
      } else if (isEmpty(value)) {
        continue;
      } else if (PICTURE_FIELDS.has(field)) {
        readPictures(read[field], where, call, found);
      } else if (lists[field]) {
        const nested = Array.isArray(read[field]) ? read[field] : [];
        readItems(lists[field], nested, where, call, found);
      } else if (isEmpty(read[field]) || accepts[field]?.(read[field]) === false) {
        faults.push(`${where} is not shown: ${quoted(value)} cannot be read`);
      }
    }
  }
  if (unread.size > 0) notes.push(`the shop does not read ${[...unread].join(', ')}`);
  if (items.length > 0 && taken === 0) faults.push(noBikesText(items.length));
  return reader.dropped.length;
}

const wirePictures = v.array(v.object({ path: v.string() }));

function readPictures(
  read: unknown,
  where: string,
  call: CheckedCall,
  { faults, pictures, unlisted }: ReadBody,
): void {
  const list = v.safeParse(wirePictures, read);
  if (!list.success || list.output.length === 0) faults.push(`${where}: no path of a picture`);
  for (const { path } of list.success ? list.output : []) {
    const isListing = call.pictures === backendPaths.listingPictures;
    const picture = isListing ? listingPicture('', path, '') : uploadPicture(path, '');
    const url = remoteUrl(path);
    if (picture) pictures.add(picture.src);
    else if (url) unlisted.set(url.origin, (unlisted.get(url.origin) ?? 0) + 1);
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
