declare global {
  interface Window {
    /**
     * The boot script defines it, on every page: it undoes what has changed in the server's page
     * since it came. Call it once, just before hydration.
     */
    restorePage?: () => void;
  }
}

/**
 * Makes the page again what the server rendered, the last change first. Translators replace texts,
 * and password managers add elements beside fields; React finds neither where it hydrates, and would
 * render all anew, without what was typed. Both follow the page's changes, and come back. A change
 * that cannot be undone ends it: React then does render anew.
 */
export function undoChanges(changes: readonly MutationRecord[]): void {
  try {
    for (const change of changes.toReversed()) undo(change);
  } catch {
    // Nodes were also moved where nobody watched.
  }
}

function undo({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
