declare global {
  interface Window {
    /**
     * Reverts changes of the server's HTML; the boot script defines it on every page. Call it just before
     * hydration, and again before parts hydrate that are still `data-is-dehydrated`.
     */
    restorePage?: () => void;
  }
}

/**
 * Restores the server's HTML, by reverting the last change first. Translators replace texts, and password
 * managers add elements beside fields, which React's hydration would treat as a mismatch: it would render
 * again and lose what was typed. Both extensions observe the page and apply their changes again. A change
 * that cannot be reverted stops the function, and React renders again.
 */
export function undoChanges(changes: readonly MutationRecord[]): void {
  try {
    for (const change of changes.toReversed()) undo(change);
  } catch {
    // Nodes were also moved where nothing was observed.
  }
}

function undo({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
