import { isRecord } from '../../api/coercions';
import { apiSlices } from '../../app/apiSlices';
import type { RootState } from '../../app/rootReducer';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';
import { isPseudonym, pseudonyms, shapeOf } from './pseudonyms';
import type { PublicKind, Redaction } from './reportFields';
import { CLOCK_START_MS } from './reportFile';

/** The sidebar's own category, unknown to backends and the shop file. */
const OWN_CATEGORY = 'bikes';

/** Maximum length of an id. */
const NAME_MAX = 1_024;

/**
 * The redaction of a visit.
 * @param states the visit's states, in order
 * @param startedAtMs start of the visit, in ms since the epoch
 */
export function visitRedaction(
  states: readonly RootState[],
  startedAtMs: number,
  onCutList: () => void,
): Redaction {
  const ids = publicNames(states);
  const { areas } = getShop(DEFAULT_LANGUAGE);
  const aliases = new Map<string, string>([['', '']]);
  const pseudonym = pseudonyms([...ids.values()].flatMap((names) => [...names]));
  const last = states.at(-1);
  return {
    text: pseudonym,
    alias: (name) => {
      const short = aliases.get(name) ?? `n${String(aliases.size)}`;
      aliases.set(name, short);
      return short;
    },
    time: (ms) => CLOCK_START_MS + ms - startedAtMs,
    publicId: (kind, id) => {
      if (ids.get(kind)?.has(id)) return id;
      const lower = id.trim().toLowerCase();
      const same = areas.find((area) => kind === 'area' && area.toLowerCase() === lower);
      return same ?? pseudonym(id);
    },
    cutList: onCutList,
    ...(last && { last }),
  };
}

/** The redaction for reading: keeps everything that a report may contain, and changes all else. */
export const readingRedaction: Redaction = {
  text: (text) => (isPseudonym(text) ? text : shapeOf(text)),
  alias: (name) => (/^(?:n\d{1,9})?$/.test(name) ? name : undefined),
  time: (ms) => ms,
  publicId: (_kind, id) => (id.length <= NAME_MAX ? id : shapeOf(id)),
  cutList: () => undefined,
};

/** The ids of backends and the shop file, which every visitor can read. */
function publicNames(states: readonly RootState[]) {
  const { areas, platforms } = getShop(DEFAULT_LANGUAGE);
  const ids = new Map<PublicKind, Set<string>>([['area', new Set(areas)]]);
  for (const { reducerPath } of apiSlices) ids.set(reducerPath, new Set());
  for (const id of [OWN_CATEGORY, ...platforms.map(({ id }) => id)]) ids.get('categories')?.add(id);
  // Many states share the same response.
  const seen = new Set<unknown>();
  for (const state of states) {
    for (const { reducerPath } of apiSlices) {
      for (const entry of Object.values(state[reducerPath].queries)) {
        if (!isRecord(entry) || seen.has(entry.data)) continue;
        seen.add(entry.data);
        for (const { id, slug } of itemsOf(entry.data)) {
          for (const name of [id, slug]) {
            if (typeof name === 'string') ids.get(reducerPath)?.add(name);
          }
        }
      }
    }
  }
  return ids;
}

/** The items of a response, nested ones included. */
function itemsOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  const list: unknown = isRecord(data) ? data.bikes : data;
  const items = Array.isArray(list) ? list.filter(isRecord) : [];
  return items.flatMap((item) => [item, ...itemsOf(item.subcategories)]);
}
