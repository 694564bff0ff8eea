import fc from 'fast-check';
import { storageName } from '../shared/shop/currentShop';
import { type Arrival, addressOf } from './locationSlice';
import { scrollBackTo, scrollToHash, startScrollRestoration } from './scrollRestoration';

let grow: () => void;
let isWatched: boolean;
let height: number;

beforeEach(() => {
  isWatched = false;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => {
        isWatched = true;
      },
      unobserve: () => undefined,
      disconnect: () => {
        isWatched = false;
      },
    };
    grow = () => {
      callback([], observer);
    };
    return observer;
  });
  jest.spyOn(window, 'scrollTo').mockImplementation((to?: ScrollToOptions | number) => {
    const top = typeof to === 'object' ? (to.top ?? 0) : 0;
    Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(top, height) });
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  document.body.replaceChildren();
});

test('a position that can be reached is reached at once', () => {
  height = 900;
  scrollBackTo(800)();
  expect(window.scrollY).toBe(800);
  expect(isWatched).toBe(false);
});

test('a page that is still short is followed until it has grown', () => {
  height = 300;
  scrollBackTo(800);
  expect(window.scrollY).toBe(300);
  height = 500;
  grow();
  expect(isWatched).toBe(true);
  height = 1_200;
  grow();
  expect(window.scrollY).toBe(800);
  expect(isWatched).toBe(false);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who takes over (%s) is left alone',
  (event) => {
    height = 300;
    scrollBackTo(800);
    window.dispatchEvent(new Event(event));
    expect(isWatched).toBe(false);
  },
);

test('whoever leaves gives up', () => {
  height = 300;
  scrollBackTo(800)();
  expect(isWatched).toBe(false);
});

test('the target of a hash is waited for, however it is encoded', () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
  const add = (id: string) => {
    const element = document.createElement('p');
    element.id = id;
    document.body.append(element);
  };
  add('team');
  scrollToHash('#team')();
  expect(isWatched).toBe(false);
  scrollToHash('#caf%C3%A9');
  expect(isWatched).toBe(true);
  add('café');
  grow();
  add('100%');
  scrollToHash('#100%');
  expect(shown).toEqual(['team', 'café', '100%']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const entry = (key: string, arrival: Arrival = 'push') => addressOf('/', arrival, key);

/** Scrolls as a visitor does. */
function scroll(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

describe('positions of history entries', () => {
  const started: ReturnType<typeof startScrollRestoration>[] = [];
  const start = () => {
    const restoration = startScrollRestoration();
    started.push(restoration);
    return restoration;
  };
  const goBackTo = (restoration: ReturnType<typeof startScrollRestoration>, key: string) => {
    restoration.showEntry(entry(key, 'pop'), true)?.();
    return window.scrollY;
  };

  beforeEach(() => {
    sessionStorage.clear();
    height = 10_000;
  });
  afterEach(() => {
    for (const restoration of started.splice(0)) restoration.stop();
  });

  test('survive a reload', () => {
    const before = start();
    before.showEntry(entry('a'), false);
    scroll(12.6);
    window.dispatchEvent(new Event('pagehide'));
    before.stop();
    scroll(0);
    expect(goBackTo(start(), 'a')).toBe(13);
  });

  test('of the entry left longest ago are evicted first', () => {
    const restoration = start();
    const visit = (key: string, top: number) => {
      restoration.showEntry(entry(key), false);
      scroll(top);
    };
    visit('first', 1);
    visit('second', 2);
    visit('first', 3);
    for (let index = 0; index < 49; index++) visit(String(index), 100);
    expect(goBackTo(restoration, 'first')).toBe(3);
    // It was never left, as far as is known, so it begins at the top.
    expect(goBackTo(restoration, 'second')).toBe(0);
  });

  test('are read from whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        sessionStorage.setItem(storageName('scroll-positions'), stored);
        expect(Number.isFinite(goBackTo(start(), 'a'))).toBe(true);
      }),
    );
  });

  test('last as long as the page without storage', () => {
    const denied = () => {
      throw new Error('denied');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const restoration = start();
    restoration.showEntry(entry('a'), false);
    scroll(5);
    window.dispatchEvent(new Event('pagehide'));
    restoration.showEntry(entry('b'), true);
    expect(goBackTo(restoration, 'a')).toBe(5);
  });
});
