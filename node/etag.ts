import { type BinaryLike, createHash } from 'node:crypto';

/** In characters of base64: 132 bits of the hash. */
const LENGTH = 22;

/**
 * Creates strong `ETag`s of a content, one for each encoding (RFC 9110 §8.8.3).
 * @param parts the content in one or more parts
 */
export function strongEtag(...parts: readonly BinaryLike[]): (coding?: string) => string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const name = hash.digest('base64url').slice(0, LENGTH);
  return (coding = 'identity') => `"${name}${coding === 'identity' ? '' : `-${coding}`}"`;
}

/** Whether `If-None-Match` matches (RFC 9110 §13.1.2, weak comparison). */
export function isMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const strong = (one: string) => one.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => strong(one) === strong(etag));
}
