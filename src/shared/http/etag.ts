import { type BinaryLike, createHash } from 'node:crypto';

/** 132 bits of the hash. */
const LENGTH = 22;

/**
 * Names a content, byte by byte, in each of its codings (RFC 9110 §8.8.3, strong).
 * @param parts the content, in one piece or several
 */
export function strongEtag(...parts: readonly BinaryLike[]): (coding?: string) => string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const name = hash.digest('base64url').slice(0, LENGTH);
  return (coding = 'identity') => `"${name}${coding === 'identity' ? '' : `-${coding}`}"`;
}

/** Whether a client's copy is this one (RFC 9110 §13.1.2, weak comparison). */
export function isMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
