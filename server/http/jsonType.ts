const JSON_TYPE =
  /^\s*(?:application\/(?:[\w.-]+\+)?json|text\/(?:x-)?json|text\/plain)\s*(?:;|$)/i;

/**
 * Whether a content type is read as JSON, by the server and, through the proxy, by browsers. Some backends
 * send JSON as plain text.
 */
export function carriesJson(contentType: string): boolean {
  return JSON_TYPE.test(contentType);
}
