import { decoded } from './decoded';

/**
 * What a segment of a path cannot carry, percent-encoded or not: browsers, servers and proxies
 * resolve dots, merge slashes and refuse backslashes and control characters. And a path that ends
 * with a dot and letters looks like a file.
 */
const UNSAFE = /[\p{Cc}./\\~]/gu;

/**
 * An id of a backend as one segment of a path, which `idOfSegment` reads back: percent-encoded, but
 * `~` and a code for what a path cannot carry, such as `~2e` for a dot.
 * @param id well-formed text
 */
export function idSegment(id: string): string {
  return encodeURIComponent(
    id.replace(UNSAFE, (unsafe) => `~${unsafe.charCodeAt(0).toString(16).padStart(2, '0')}`),
  );
}

/** The id that a segment of a path stands for. */
export function idOfSegment(segment: string): string {
  return decoded(segment).replace(/~([\da-f]{2})/g, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
