declare global {
  interface Window {
    /**
     * The boot script defines it, on every page: it returns what has changed in the server's page
     * since it came, in its order, and records no more.
     */
    pageChanges?: () => readonly MutationRecord[];
  }
}

/**
 * Makes the page again what the server rendered, the last change first. Translators replace texts,
 * and password managers add elements beside fields; React finds neither where it hydrates, and would
 * render all anew, without what was typed. Both follow the page's changes, and come back.
 */
export function undoChanges(changes: readonly MutationRecord[]): void {
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    if (target instanceof CharacterData) {
      target.data = oldValue ?? '';
      continue;
    }
    for (const node of addedNodes) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
