/**
 * Stands in for `@emotion/hash` in the build: FNV-1a, 32 bits, which is shorter and quicker than
 * the original.
 */
export default function styleHash(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
