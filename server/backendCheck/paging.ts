import { isRecord } from '../../src/api/coercions';

const NEXT = new Set([
  'next',
  'nextpage',
  'nextpageurl',
  'nextcursor',
  'nextpagetoken',
  'nextlink',
]);
const TOTAL = new Set(['total', 'totalcount', 'totalitems', 'totalresults', 'count']);
const MORE = new Set(['hasmore', 'hasnext', 'hasnextpage']);
const PAGES = new Set(['pages', 'totalpages', 'pagecount', 'lastpage']);
/** `meta.pagination.total` is three levels deep. */
const DEPTH_MAX = 3;

/**
 * Why a list is only a page of a longer one, as its body (`total`, `next`, `meta.pagination`) or its `Link`
 * header says; null if it is whole.
 */
export function pagingSign(body: unknown, items: number, link: string | null): string | null {
  if (link !== null && /;\s*rel="?next"?/i.test(link)) return 'Link: rel="next"';
  return isRecord(body) ? signIn(body, items, '', DEPTH_MAX) : null;
}

function signIn(
  part: Readonly<Record<string, unknown>>,
  items: number,
  place: string,
  depth: number,
): string | null {
  for (const [name, value] of Object.entries(part)) {
    const key = name.toLowerCase().replace(/[^a-z]/g, '');
    const where = place + name;
    const number = Number(value);
    const isMore =
      (TOTAL.has(key) && number > items) ||
      (PAGES.has(key) && number > 1) ||
      (MORE.has(key) && value === true) ||
      (NEXT.has(key) && value !== null && value !== false && value !== '' && value !== undefined);
    if (isMore) return isRecord(value) ? where : `${where}: ${String(value)}`;
    if (depth > 1 && isRecord(value)) {
      const sign = signIn(value, items, `${where}.`, depth - 1);
      if (sign !== null) return sign;
    }
  }
  return null;
}
