const known = new Map();

/**
 * Stands in for `@emotion/hash` in the build: FNV-1a, 32 bits, which is shorter and quicker than
 * the original, and remembers the texts it has seen. Emotion asks anew for each element it renders,
 * for the same few hundred texts.
 */
export default function styleHash(text) {
  let name = known.get(text);
  if (!name) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    }
    name = (hash >>> 0).toString(36);
    known.set(text, name);
  }
  return name;
}
