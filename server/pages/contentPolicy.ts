import { createHash } from 'node:crypto';
import { RecentMap } from '../../src/shared/lib/recentMap';

const STYLE = /<style[^>]*>([^<]*)<\/style>/g;
/** Emotion adds an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = sourceHash('');

/** Pages share their styles, and with them their policy. */
const POLICIES_MAX = 200;

/**
 * The Content-Security-Policy of pages, by the style elements of their heads. Inline texts are
 * named by their hash, so that a page needs no nonce and any cache may keep it.
 * @param bootScript the page's inline script
 * @param hosts origins besides our own that browsers call and load pictures from
 */
export function contentPolicies(
  bootScript: string,
  hosts: readonly string[],
): (styles: string) => string {
  const bootScriptHash = sourceHash(bootScript);
  const known = new RecentMap<string, string>(POLICIES_MAX);
  return (styles) => known.getOrMake(styles, () => contentPolicy(styles, bootScriptHash, hosts));
}

function contentPolicy(styles: string, bootScriptHash: string, hosts: readonly string[]): string {
  const styleHashes = [...styles.matchAll(STYLE)].map(([, text = '']) => sourceHash(text));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", bootScriptHash],
    'style-src': ["'self'", EMPTY_STYLE, ...styleHashes],
    // Positions in server-rendered lists; attributes cannot run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** A CSP source expression for one inline text. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
