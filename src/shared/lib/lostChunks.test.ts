import { testShop, testShops } from '../../testing/testShop';
import { setShop } from '../shop/currentShop';
import { isChunkFailure, reloadForNewRelease, untilLoaded, watchLeaving } from './lostChunks';

const missing = Object.assign(new Error('Loading chunk about failed.'), { name: 'ChunkLoadError' });

function release(name: string) {
  document.head.innerHTML = '';
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/assets/client.${name}.js`;
  document.head.append(script);
}

function loadedBy(type: string) {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign({ toJSON: () => '' }, entry, { type })]);
}
const entry = { duration: 0, entryType: 'navigation', name: '', startTime: 0 };

beforeEach(() => {
  sessionStorage.clear();
  release('one');
});

test('a missing chunk reloads the page, once in a release', () => {
  const reload = jest.fn();
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  expect(reloadForNewRelease(missing, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('other scripts that come and go are no other release', () => {
  const reload = jest.fn();
  reloadForNewRelease(missing, reload);
  const chunk = document.createElement('script');
  chunk.type = 'text/plain';
  chunk.src = '/assets/about.one.js';
  document.head.append(chunk);
  expect(reloadForNewRelease(missing, reload)).toBe(false);
});

test('the next release may reload again', () => {
  const reload = jest.fn();
  reloadForNewRelease(missing, reload);
  release('two');
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('another shop file may reload again', () => {
  const reload = jest.fn();
  setShop({ en: { ...testShop, translations: { nl: '/shop/0/nl.json' } } });
  reloadForNewRelease(missing, reload);
  expect(reloadForNewRelease(missing, reload)).toBe(false);
  setShop({ en: { ...testShop, translations: { nl: '/shop/1/nl.json' } } });
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  setShop(testShops);
});

test('without storage, a page that was reloaded does not reload again', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const reload = jest.fn();
  loadedBy('reload');
  expect(reloadForNewRelease(missing, reload)).toBe(false);
  loadedBy('navigate');
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while the page is being left nothing reloads, until the navigation has not left it', () => {
  watchLeaving();
  jest.useFakeTimers();
  const reload = jest.fn();
  window.dispatchEvent(new Event('beforeunload'));
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  jest.advanceTimersByTime(9_999);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('pageshow'));
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('a link that the browser follows itself leaves the page, too', () => {
  watchLeaving();
  jest.useFakeTimers();
  document.body.innerHTML = '<a href="#next"><b>Next</b></a>';
  const click = () => document.querySelector('b')?.click();
  const reload = jest.fn();
  click();
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
  });
  click();
  expect(reloadForNewRelease(missing, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('offline it would only lose the page', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();
  expect(reloadForNewRelease(missing, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

describe('what the page cannot do without is loaded again and again', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('less and less often', async () => {
    const load = jest.fn((): Promise<string> => Promise.reject(new Error('cut')));
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(load).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(7_000);
    expect(load).toHaveBeenCalledTimes(4);
    load.mockResolvedValue('loaded');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await loaded).toBe('loaded');
  });

  test('one wait leaves nothing behind for the next', async () => {
    const listened = jest.spyOn(window, 'addEventListener');
    const forgotten = jest.spyOn(window, 'removeEventListener');
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('cut'))
      .mockRejectedValueOnce(new Error('cut'))
      .mockResolvedValue('loaded');
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('loaded');
    expect(jest.getTimerCount()).toBe(0);
    const onlineIn = (calls: readonly unknown[][]) => calls.filter(([type]) => type === 'online');
    expect(onlineIn(listened.mock.calls)).toHaveLength(2);
    expect(onlineIn(forgotten.mock.calls)).toHaveLength(2);
  });

  test('at once when the browser is back online', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('loaded');
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('loaded');
  });
});

test.each([new Error('a crash'), 'a text', null])('%s is no missing chunk', (error) => {
  const reload = jest.fn();
  expect(isChunkFailure(error)).toBe(false);
  expect(reloadForNewRelease(error, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
