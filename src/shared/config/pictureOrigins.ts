let origins: ReadonlySet<string> = new Set();

/**
 * Sets the origins whose pictures our server fetches (`PICTURE_ORIGINS` and the backends), for the process
 * or page, each as itself, or a backend's as its mark. Call it before a response is parsed.
 */
export function setPictureOrigins(listed: readonly string[]): void {
  origins = new Set(listed);
}

export function isPictureOrigin(origin: string): boolean {
  return isListedOrigin(origin) || origins.has(originMark(origin));
}

/** Whether the owner lists it in `PICTURE_ORIGINS`. */
export function isListedOrigin(origin: string): boolean {
  return origins.has(origin);
}

/**
 * A mark by which a page knows an origin without naming it, for hosts that only the server should know. A
 * mark that fits another origin too opens nothing: the server has the origins themselves.
 */
export function originMark(origin: string): string {
  // FNV-1a, 32 bits
  let hash = 0x811c9dc5;
  for (const character of origin) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return `#${(hash >>> 0).toString(36)}`;
}
