import { decoded } from './decoded';

/**
 * Characters that a path segment cannot carry, even percent-encoded: browsers, servers and proxies resolve
 * dots, merge slashes, and refuse backslashes and control characters. A path that ends with a dot and
 * letters also looks like a file, and react-router reads the text `%2F` as a slash.
 */
const UNSAFE = /[\p{Cc}%./\\~]/gu;

/**
 * Encodes a backend's id as one path segment, which `idOfSegment` decodes: percent-encoded, with `~` and a
 * code for characters that a path cannot carry, such as `~2e` for a dot.
 * @param id well-formed text
 */
export function idSegment(id: string): string {
  return encodeURIComponent(
    id.replace(UNSAFE, (unsafe) => `~${unsafe.charCodeAt(0).toString(16).padStart(2, '0')}`),
  );
}

/** Decodes the id of a path segment. */
export function idOfSegment(segment: string): string {
  return idOfParam(decoded(segment));
}

/** Decodes the id of a parameter of a route, which react-router has percent-decoded. */
export function idOfParam(param: string): string {
  return param.replace(/~([\da-f]{2})/g, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
