// The package names no way to the file that the build would take.
import { serializeStyles as serialize } from '../../node_modules/@emotion/serialize/dist/emotion-serialize.esm.js';

/** More than the shop has; a bound for styles that somebody makes of data. */
const STYLES_MAX = 2_000;

let known = new Map();
let count = 0;

/**
 * Stands in for `@emotion/serialize` in the build: remembers what styles come to that are texts
 * only. Emotion asks anew for each element it renders, for the same few hundred styles. (It would
 * also read a text as the name of a registered style; the shop has no such text.)
 */
export function serializeStyles(pieces, registered, props) {
  let place = known;
  for (const piece of pieces) {
    if (typeof piece !== 'string') return serialize(pieces, registered, props);
    let next = place.get(piece);
    if (!next) {
      next = new Map();
      place.set(piece, next);
    }
    place = next;
  }
  if (place.serialized) return place.serialized;
  if (++count > STYLES_MAX) {
    known = new Map();
    count = 0;
  }
  return (place.serialized = serialize(pieces, registered, props));
}
