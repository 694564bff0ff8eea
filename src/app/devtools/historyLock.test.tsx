import '../../testing/devToolsMock';
import { act } from '@testing-library/react';
import { jump, jumpToPresent } from '../../testing/devToolsHistory';
import { visitHome } from '../../testing/timeTravelVisit';

/** A Navigation API for jsdom: history entries by their keys. */
class NavigationDouble extends EventTarget {
  currentEntry = { key: 'first' };
  /** Whether another navigation of the visitor replaces the next one. */
  isInterrupted = false;

  /** The browser goes to another entry. */
  goTo(key: string): void {
    this.currentEntry = { key };
    this.dispatchEvent(new Event('currententrychange'));
  }

  traverseTo(key: string) {
    if (this.isInterrupted) {
      this.isInterrupted = false;
      const aborted = () => Promise.reject(new DOMException('interrupted', 'AbortError'));
      return { committed: aborted(), finished: aborted() };
    }
    this.goTo(key);
    return { committed: Promise.resolve(), finished: Promise.resolve() };
  }
}

let navigation: NavigationDouble;

beforeEach(() => {
  navigation = new NavigationDouble();
  Object.assign(window, { navigation });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

/** Goes to an entry as the visitor does, and returns the browser's entry then. */
const wentTo = async (key: string) => {
  await act(async () => {
    navigation.goTo(key);
    await Promise.resolve();
  });
  return navigation.currentEntry.key;
};

test("the browser's Back and Forward in the past lead to the entry of the present again", async () => {
  const { store, leave } = await visitHome();
  expect(await wentTo('second')).toBe('second');
  await jump(store, 1);
  expect(await wentTo('first')).toBe('second');
  expect(await wentTo('third')).toBe('second');
  await jumpToPresent(store);
  expect(await wentTo('first')).toBe('first');
  leave();
});

test('another step of the visitor that takes the place of this one is no fault', async () => {
  const { store, leave } = await visitHome();
  await jump(store, 1);
  navigation.isInterrupted = true;
  expect(await wentTo('second')).toBe('second');
  expect(await wentTo('third')).toBe('first');
  leave();
});
