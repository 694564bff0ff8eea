let origins: ReadonlySet<string> = new Set();

/**
 * Sets the origins whose pictures our server fetches (`PICTURE_ORIGINS` and the backends), for the process
 * or page. Call it before a response is parsed.
 */
export function setPictureOrigins(listed: readonly string[]): void {
  origins = new Set(listed);
}

export function isPictureOrigin(origin: string): boolean {
  return origins.has(origin);
}
