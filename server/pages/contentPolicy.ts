import { bootScriptHash, sourceHash } from './bootScript';

const STYLE = /<style[^>]*>([^<]*)<\/style>/g;
/** Emotion adds an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = sourceHash('');

/**
 * The Content-Security-Policy of a page. Inline texts are named by their hash, so that the page
 * needs no nonce and any cache may keep it.
 * @param styles style elements of the page's head
 * @param hosts origins besides our own that browsers call and load pictures from
 */
export function contentPolicy(styles: string, hosts: readonly string[]): string {
  const styleHashes = [...styles.matchAll(STYLE)].map(([, text = '']) => knownHash(text));
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

/** Pages share their styles. */
const knownHashes = new Map<string, string>();
const KNOWN_MAX = 200;

function knownHash(text: string): string {
  const known = knownHashes.get(text);
  if (known !== undefined) return known;
  const hash = sourceHash(text);
  if (knownHashes.size >= KNOWN_MAX) knownHashes.clear();
  knownHashes.set(text, hash);
  return hash;
}
