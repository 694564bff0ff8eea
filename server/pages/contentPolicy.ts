import { createHash } from 'node:crypto';

/** Emotion adds an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = sourceHash('');

/** What the policy of a page depends on. */
interface PagePolicy {
  /** The page's inline script. */
  readonly bootScript: string;
  /** SHA-256 of the text of its style element, in Base64. */
  readonly styleHash: string;
  /** Origins besides our own that browsers call and load pictures from. */
  readonly hosts: readonly string[];
}

/**
 * The Content-Security-Policy of a page. Inline texts are named by their hash, so that a page needs
 * no nonce and any cache may keep it.
 */
export function contentPolicy({ bootScript, styleHash, hosts }: PagePolicy): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", sourceHash(bootScript)],
    'style-src': ["'self'", EMPTY_STYLE, `'sha256-${styleHash}'`],
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
