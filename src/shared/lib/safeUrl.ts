/** In characters: browsers and servers refuse longer ones. */
const LENGTH_MAX = 4_096;

/**
 * Validates an untrusted link. Returns it if it is `http:`, `https:` or relative to this site, else null.
 */
export function safeUrl(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > LENGTH_MAX) return null;
  const link = input.trim();
  if (link === '' || hasControlCharacter(link)) return null;
  // A site-relative link begins with one slash; `//host` and `/\host` lead to other hosts.
  if (link.startsWith('/')) return /^\/[/\\]/.test(link) ? null : link;
  try {
    const url = new URL(link);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Whether a safe link leaves this site. */
export function isExternal(link: string): boolean {
  return !link.startsWith('/');
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ');
}
