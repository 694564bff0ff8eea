/** The target of a request. */
export interface Target {
  /** As sent: percent-encoded, beginning with one slash. */
  readonly pathname: string;
  /** With the leading `?`, or ''. */
  readonly search: string;
}

const LENGTH_MAX = 4_096;

/**
 * Parses a request target. Only the origin form is accepted, without `//host`, path traversal, control
 * characters and invalid percent-encoding.
 * @returns the target, or the status of the refusal
 */
export function parseTarget(url: string | undefined): Target | 400 | 414 {
  if (!url?.startsWith('/')) return 400;
  if (url.length > LENGTH_MAX) return 414;
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 || mark === url.length - 1 ? '' : url.slice(mark);
  return isPlain(pathname) ? { pathname, search } : 400;
}

// The common case needs no decoding.
const SIMPLE = /^(?:\/[\w-]+(?:\.[\w-]+)*)*\/?$/;

function isPlain(pathname: string): boolean {
  if (SIMPLE.test(pathname)) return true;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  if (decoded.startsWith('//') || decoded.includes('\\')) return false;
  if (Array.from(decoded).some((character) => character < ' ' || character === '\u007f')) {
    return false;
  }
  return !decoded.split('/').some((segment) => segment === '..' || segment === '.');
}
