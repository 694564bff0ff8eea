import { scrollBackTo, scrollToHash } from './scroll';

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
