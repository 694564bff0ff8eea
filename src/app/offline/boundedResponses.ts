import { noCriteria } from '../../features/bikes/bikeCriteria';
import { type BikeList, cutList, isCut } from '../../features/bikes/bikeList';
import { STORED_RESPONSE_MS } from '../../shared/config/times';
import {
  type CachedCall,
  type SavedArea,
  type SavedCopies,
  type SavedCopy,
  savedAreas,
} from './cachedResponses';
import { readCopy, savedEndpoints } from './responseSchemas';

/** Bounds of what is stored: at most 5 areas x 8 calls, lists of at most so many items. */
export const SAVED_BIKES = 500;
const SAVED_ITEMS = 100;
const SAVED_CALLS = 8;

type AreaCopies = Readonly<Record<string, SavedCopy | undefined>>;

/** What of an area's calls is worth keeping: every good answer, whatever happened since. */
export function copiesOf(
  queries: Readonly<Record<string, CachedCall | undefined>>,
): Record<string, SavedCopy> {
  const kept: Record<string, SavedCopy> = {};
  for (const [key, call] of Object.entries(queries)) {
    if (call?.data === undefined || call.fulfilledTimeStamp === undefined) continue;
    if (!savedEndpoints.has(call.endpointName ?? '')) continue;
    kept[key] = { data: bounded(call.data), fulfilledTimeStamp: call.fulfilledTimeStamp };
  }
  return kept;
}

/** What comes out of the storage: checked copies that are not too old. */
export function readCopies(stored: unknown, now: number): SavedCopies {
  return Object.fromEntries(
    savedAreas.map((area) => {
      const entries = Object.entries(asRecord(asRecord(stored)[area])).flatMap(([key, entry]) => {
        const copy = readCopy(area, entry);
        return copy && isYoung(copy, now) ? [[key, copy] as const] : [];
      });
      return [area, Object.fromEntries(entries)];
    }),
  );
}

/** Brings the copies of two tabs, or of two visits, together: of each call the better one. */
export function mergeCopies(stored: SavedCopies, fresh: SavedCopies, now: number): SavedCopies {
  return Object.fromEntries(
    savedAreas.map((area: SavedArea) => [area, mergeArea(stored[area], fresh[area], now)]),
  );
}

function mergeArea(stored: AreaCopies = {}, fresh: AreaCopies = {}, now: number): AreaCopies {
  const merged: Record<string, SavedCopy> = {};
  for (const key of new Set([...Object.keys(stored), ...Object.keys(fresh)])) {
    const copy = better(stored[key], fresh[key]);
    if (copy && isYoung(copy, now)) merged[key] = copy;
  }
  return Object.fromEntries(
    Object.entries(merged)
      .sort(([, a], [, b]) => b.fulfilledTimeStamp - a.fulfilledTimeStamp)
      .slice(0, SAVED_CALLS),
  );
}

/** The newer copy; but the few bikes of a server's page do not push out a whole list. */
function better(a: SavedCopy | undefined, b: SavedCopy | undefined): SavedCopy | undefined {
  if (!a || !b) return a ?? b;
  const [older, newer] = a.fulfilledTimeStamp < b.fulfilledTimeStamp ? [a, b] : [b, a];
  return shownBikes(newer.data) < shownBikes(older.data) && isCut(newer.data) ? older : newer;
}

function shownBikes(data: unknown): number {
  return isBikeList(data) ? data.bikes.length : 0;
}

function bounded(data: unknown): unknown {
  if (Array.isArray(data)) return data.length > SAVED_ITEMS ? data.slice(0, SAVED_ITEMS) : data;
  return isBikeList(data) ? cutList(data, noCriteria, SAVED_BIKES) : data;
}

/** Data of our own store: a list of bikes is told by its parts. */
function isBikeList(data: unknown): data is BikeList {
  return typeof data === 'object' && data !== null && 'bikes' in data && Array.isArray(data.bikes);
}

function isYoung({ fulfilledTimeStamp }: SavedCopy, now: number): boolean {
  return now - fulfilledTimeStamp < STORED_RESPONSE_MS;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
