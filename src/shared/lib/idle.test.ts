import { idle } from './idle';

async function hasEnded(promise: Promise<void>): Promise<boolean> {
  let ended = false;
  void promise.then(() => {
    ended = true;
  });
  await jest.advanceTimersByTimeAsync(1_000);
  return ended;
}

const { requestIdleCallback } = window;

beforeEach(() => {
  jest.useFakeTimers();
  // As in Safari, which lacks `requestIdleCallback`.
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

afterEach(() => {
  jest.useRealTimers();
  window.requestIdleCallback = requestIdleCallback;
});

test('a page that still loads is waited for', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const waiting = idle();
  expect(await hasEnded(waiting)).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await hasEnded(waiting)).toBe(true);
});

test('a browser that knows when it rests is waited for', async () => {
  let rest: (() => void) | undefined;
  window.requestIdleCallback = (callback) => {
    rest = () => {
      callback({ didTimeout: false, timeRemaining: () => 50 });
    };
    return 1;
  };
  const waiting = idle();
  expect(await hasEnded(waiting)).toBe(false);
  rest?.();
  expect(await hasEnded(waiting)).toBe(true);
});
