import type { Timeline } from '../../api/thunkExtra';

/** Some browsers lack the Navigation API. */
const navigationOf = (owner: { readonly navigation?: Navigation }) => owner.navigation;

/**
 * Keeps the browser at the history entry of the present while DevTools shows the past: after Back or
 * Forward it returns there. Without the Navigation API it stays at the other entry, unchanged.
 */
export function lockHistory({ isPaused }: Pick<Timeline, 'isPaused'>): void {
  const navigation = navigationOf(window);
  let present = navigation?.currentEntry?.key;
  navigation?.addEventListener('currententrychange', () => {
    const key = navigation.currentEntry?.key;
    if (!isPaused() || present === undefined) present = key;
    else if (key !== present) {
      const { committed, finished } = navigation.traverseTo(present);
      // Another navigation may cancel it.
      for (const promise of [committed, finished]) promise?.catch(() => undefined);
    }
  });
}
