import { isRecord } from '../../api/coercions';
import { noCriteria } from '../../features/bikes/bikeCriteria';
import { type BikeList, cutList } from '../../features/bikes/bikeList';

/** The panel disconnects at a message of 64 MiB, which some 75,000 bikes exceed. */
const PANEL_ITEMS_MAX = 2_000;

/** The same list is shortened once, so that a message contains it once. */
const shortened = new WeakMap<object, unknown>();

/**
 * Shortens very long lists in what is sent to the panel; the page keeps them. Bikes are marked as cut: a
 * screen that shows a history of Persist, or an imported one, fetches the rest.
 */
export function panelReplacer(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isLong = Array.isArray(value) ? value.length > PANEL_ITEMS_MAX : isLongBikeList(value);
  if (!isLong) return value;
  if (!shortened.has(value)) {
    shortened.set(
      value,
      Array.isArray(value)
        ? value.slice(0, PANEL_ITEMS_MAX)
        : cutList(value as BikeList, noCriteria, PANEL_ITEMS_MAX),
    );
  }
  return shortened.get(value);
}

function isLongBikeList(value: object): boolean {
  if (!isRecord(value) || !('picturesOrigin' in value)) return false;
  return Array.isArray(value.bikes) && value.bikes.length > PANEL_ITEMS_MAX && value.cut === null;
}
