// The package names no way to the file that the build would take.
import { serializeStyles as serialize } from '../../node_modules/@emotion/serialize/dist/emotion-serialize.esm.js';

const known = new Map();

/**
 * Stands in for `@emotion/serialize` in the build: remembers what styles come to that are texts
 * only. Emotion asks anew for each element it renders, for the same few hundred styles.
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
  return (place.serialized ??= serialize(pieces, registered, props));
}
