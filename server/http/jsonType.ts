const JSON_TYPE =
  /^\s*(?:application\/(?:[\w.-]+\+)?json|text\/(?:x-)?json|text\/plain)\s*(?:;|$)/i;

/**
 * Whether a response of a content type is read as JSON: by the server for a page, and by browsers
 * through us, which are so shown the same. Some backends send it as plain text.
 */
export function carriesJson(contentType: string): boolean {
  return JSON_TYPE.test(contentType);
}
