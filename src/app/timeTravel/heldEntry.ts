/** What we use of the Navigation API, which not every browser has. */
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string): {
    readonly committed: Promise<unknown>;
    readonly finished: Promise<unknown>;
  };
}

/**
 * The history entry of the present is held while DevTools shows the past: where the browser's Back
 * or Forward leads to another one, it returns. Without the Navigation API it stays there, and that
 * entry is left alone.
 */
export function holdHistoryEntry({ isLive }: { readonly isLive: () => boolean }): void {
  const navigation = navigationOf(window);
  let held = navigation?.currentEntry?.key;
  navigation?.addEventListener('currententrychange', () => {
    const key = navigation.currentEntry?.key;
    if (isLive() || held === undefined) held = key;
    else if (key !== held) {
      const { committed, finished } = navigation.traverseTo(held);
      // Another step of the visitor's may take its place.
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
