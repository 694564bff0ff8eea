/** What we use of the Navigation API, which not every browser has. */
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string): {
    readonly committed: Promise<unknown>;
    readonly finished: Promise<unknown>;
  };
}

/**
 * Keeps the browser at the history entry of the present while DevTools shows the past: after Back
 * or Forward it returns there. Without the Navigation API it stays at the other entry, which is
 * left unchanged.
 */
export function holdHistoryEntry({ isLive }: { readonly isLive: () => boolean }): void {
  const navigation = navigationOf(window);
  let held = navigation?.currentEntry?.key;
  navigation?.addEventListener('currententrychange', () => {
    const key = navigation.currentEntry?.key;
    if (isLive() || held === undefined) held = key;
    else if (key !== held) {
      const { committed, finished } = navigation.traverseTo(held);
      // Another navigation of the visitor may cancel it.
      for (const promise of [committed, finished]) promise.catch(() => undefined);
    }
  });
}

function navigationOf(owner: object): Navigation | undefined {
  const found = 'navigation' in owner ? owner.navigation : undefined;
  return isNavigation(found) ? found : undefined;
}

function isNavigation(value: unknown): value is Navigation {
  return value instanceof EventTarget && 'currentEntry' in value && 'traverseTo' in value;
}
