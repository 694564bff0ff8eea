import { createHash } from 'node:crypto';

/** Emotion inserts an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = sourceHash('');

interface PolicyOptions {
  /** The inline script of every page. */
  readonly bootScript: string;
  /** Other origins for calls of browsers. */
  readonly hosts: readonly string[];
  /** Other origins of pictures. */
  readonly pictureHosts: readonly string[];
}

/**
 * Creates the Content-Security-Policy of pages from the SHA-256 (Base64) of a page's styles. Inline scripts
 * and styles are allowed by hash, so a page needs no nonce and any cache may keep it.
 */
export function contentPolicy({
  bootScript,
  hosts,
  pictureHosts,
}: PolicyOptions): (styleHash: string) => string {
  const script = sourceHash(bootScript);
  return (styleHash) => {
    const directives: Readonly<Record<string, readonly string[]>> = {
      'default-src': ["'none'"],
      'script-src': ["'self'", script],
      'style-src': ["'self'", EMPTY_STYLE, `'sha256-${styleHash}'`],
      // For positions in server-rendered lists; attributes cannot run code.
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', ...pictureHosts],
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

/** The CSP hash source of an inline text. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
