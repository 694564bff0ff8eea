import '../../testing/devToolsMock';
import { act, waitFor } from '@testing-library/react';
import { type AppStore, extraOf } from '../../app/store';
import { firstDifference } from '../../shared/lib/isSame';
import {
  devTools,
  exportActions,
  importHistory,
  jump,
  jumpToPresent,
  lifted,
  perform,
  recorded,
} from '../../testing/devToolsHistory';
import { visitHome } from '../../testing/timeTravelVisit';
import { menuOpened } from '../shell/layoutSlice';
import { heartToggled } from '../wishlist/wishlistSlice';
import { makeReport } from './makeReport';
import { statesOf } from './readReport';

const facts = { release: 'main.0123abcd', screen: { width: 390, height: 844 } };

/** The slices in which a replay ends differently than the visit. */
function lostSlices(store: AppStore) {
  const replayed = statesOf(makeReport(store, facts)).at(-1);
  const state = store.getState();
  const slices = ['layout', 'wishlist', 'bikeFilters', 'connection'] as const;
  return slices.filter((slice) => firstDifference(replayed?.[slice], state[slice]) !== null);
}

/** Two hearts, one of which the history may lose. */
async function visit() {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const view = await visitHome();
  act(() => {
    view.store.dispatch(heartToggled('1'));
  });
  await perform(view.store, devTools.commit());
  act(() => {
    view.store.dispatch(heartToggled('2'));
  });
  return view;
}

/** Steps of the visitor after that. */
function goOn(store: AppStore) {
  act(() => {
    store.dispatch(menuOpened('sheet'));
  });
}

const types = (store: AppStore) => extraOf(store).recorder.steps.map(({ action }) => action.type);

const rewritten: readonly (readonly [string, (store: AppStore) => Promise<void>])[] = [
  ['a reset', (store) => perform(store, devTools.reset())],
  ['a rollback', (store) => perform(store, devTools.rollback())],
  [
    'a sweep',
    async (store) => {
      const { stagedActionIds, actionsById } = lifted(store).getState();
      const heart = stagedActionIds.findLast(
        (id) => actionsById[id]?.action.type === 'wishlist/heartToggled',
      );
      await perform(store, devTools.toggleAction(heart ?? 0));
      await perform(store, devTools.sweep());
    },
  ],
  [
    'an import that was committed',
    async (store) => {
      await importHistory(
        store,
        exportActions(store).replaceAll('payload\\":\\"2', 'payload\\":\\"3'),
      );
      await perform(store, devTools.commit());
    },
  ],
];

test.each(rewritten)(
  'after %s a report begins with the state that it made',
  async (_name, rewrite) => {
    const { store, leave } = await visit();
    await rewrite(store);
    expect(types(store)).not.toContain('wishlist/heartToggled');
    goOn(store);
    expect(types(store)).toContain('layout/menuOpened');
    expect(lostSlices(store)).toEqual([]);
    expect(makeReport(store, facts).meta.rewritten).toBe(true);
    leave();
  },
);

test('to look at the past, or to commit or pause the present, takes no step from a report', async () => {
  const { store, leave } = await visit();
  await jump(store, 0);
  await waitFor(() => {
    expect(extraOf(store).isPaused()).toBe(true);
  });
  await jumpToPresent(store);
  await perform(store, devTools.commit());
  await perform(store, devTools.pauseRecording(true));
  goOn(store);
  await perform(store, devTools.pauseRecording(false));
  expect(types(store).filter((type) => type === 'wishlist/heartToggled')).toHaveLength(2);
  expect(types(store)).toContain('layout/menuOpened');
  expect(recorded(store).length).toBeGreaterThan(0);
  expect(lostSlices(store)).toEqual([]);
  expect(makeReport(store, facts).meta.rewritten).toBe(false);
  leave();
});
