import { createHash } from 'node:crypto';

/** Emotion adds an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = sourceHash('');

interface PolicyOptions {
  /** The inline script of every page. */
  readonly bootScript: string;
  /** Origins besides our own that browsers call and load pictures from. */
  readonly hosts: readonly string[];
}

/**
 * Makes the Content-Security-Policy of pages, from the SHA-256 in Base64 of a page's styles. Inline
 * texts are named by their hash, so that a page needs no nonce and any cache may keep it.
 */
export function contentPolicy({ bootScript, hosts }: PolicyOptions): (styleHash: string) => string {
  const script = sourceHash(bootScript);
  return (styleHash) => {
    const directives: Readonly<Record<string, readonly string[]>> = {
      'default-src': ["'none'"],
      'script-src': ["'self'", script],
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
  };
}

/** A CSP source expression for one inline text. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
