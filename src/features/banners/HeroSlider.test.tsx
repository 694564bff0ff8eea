import '../../testing/devToolsMock';
import { act, screen, within } from '@testing-library/react';
import { nextTurn } from '../../testing/eventLoop';
import { type Arrival, mockHomeBackend, hero, promo } from '../../testing/homeBackend';
import { NoopObserver } from '../../testing/NoopObserver';
import { renderApp } from '../../testing/renderApp';

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'nextTick', 'performance'],
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Turns of the event loop, in which the network works; the page's clock moves by 1 ms in each. */
const turns = (count: number) =>
  act(async () => {
    for (let turn = 0; turn < count; turn++) {
      await jest.advanceTimersByTimeAsync(1);
      await nextTurn();
    }
  });
/** The test's own time limit ends a wait in vain. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await turns(1);
};

async function open(
  banners: readonly { readonly title: string }[] = [hero('a'), hero('b'), hero('c'), promo()],
) {
  // Without products: a small page is looked through sooner.
  const arrivals = mockHomeBackend({
    banners: banners.map((banner) => ({ ...banner })),
    products: [],
  });
  const view = await renderApp('/', { user: { advanceTimers: jest.advanceTimersByTime } });
  await until(() => screen.queryByText(banners[0]?.title ?? '') !== null);
  return { ...view, arrivals };
}

/** Stands in for the browser's observer of what is in view; the returned function says what is. */
function watchView(): (isInView: boolean) => void {
  let say: ((isIntersecting: boolean) => void) | undefined;
  window.IntersectionObserver = class extends NoopObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '0px';
    readonly scrollMargin = '0px';
    readonly thresholds = [];
    constructor(callback: IntersectionObserverCallback) {
      super();
      say = (isIntersecting) => {
        callback([{ isIntersecting } as IntersectionObserverEntry], this);
      };
    }
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  };
  return (isInView) => {
    act(() => say?.(isInView));
  };
}

const slider = () => screen.getByLabelText('Featured on Dushi Market');
const button = (name: string) => within(slider()).getByRole('button', { name });
/** Slides that are not shown are inert. */
const shown = () =>
  within(slider())
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => within(slide).getByRole('heading').textContent);

/** What was tracked, once there is as much of it, and some turns later, so that more would be seen. */
async function tracked(arrivals: readonly Arrival[], kind: 'impression' | 'click', count: number) {
  const path = `/api/v1/analytics/banner-${kind}`;
  await until(() => arrivals.filter((one) => one.path === path).length >= count);
  await turns(20);
  return arrivals
    .filter((one) => one.path === path)
    .map(({ body }) => {
      const { bannerId, source, position } = Object(body) as Record<string, unknown>;
      return [bannerId, source, position];
    });
}

// spec §4.8, §4.14
test('it moves on every 5 seconds, and from the last to the first', async () => {
  await open();
  expect(shown()).toEqual(['Slide a']);
  await pass(4_500);
  expect(shown()).toEqual(['Slide a']);
  await pass(600);
  expect(shown()).toEqual(['Slide b']);
  await pass(5_000);
  expect(shown()).toEqual(['Slide c']);
  await pass(5_000);
  expect(shown()).toEqual(['Slide a']);
});

// spec §4.9
test('next, previous and dots wrap around, and each slide counts', async () => {
  const { arrivals, user } = await open();
  await user.click(button('Previous slide'));
  expect(shown()).toEqual(['Slide c']);
  await user.click(button('Next slide'));
  expect(shown()).toEqual(['Slide a']);
  await user.click(button('Slide 2'));
  expect(shown()).toEqual(['Slide b']);
  expect(button('Slide 2')).toHaveAttribute('aria-current', 'true');
  const places = (await tracked(arrivals, 'impression', 4)).map(([bannerId]) => bannerId);
  expect(places).toEqual(['a', 'c', 'a', 'b']);
});

// spec §4.10
test('each change of the slide shown is an impression, the first one included', async () => {
  const { arrivals, user } = await open();
  expect(await tracked(arrivals, 'impression', 1)).toEqual([['a', 'hero-slider', 0]]);
  await pass(5_000);
  await user.click(button('Slide 1'));
  // The slide shown stays: nothing has changed.
  await user.click(button('Slide 1'));
  expect(await tracked(arrivals, 'impression', 3)).toEqual([
    ['a', 'hero-slider', 0],
    ['b', 'hero-slider', 1],
    ['a', 'hero-slider', 0],
  ]);
});

// spec §4.11
test('out of view nothing moves and nothing counts', async () => {
  const scrollTo = watchView();
  const { arrivals } = await open();
  scrollTo(true);
  await pass(100);
  scrollTo(false);
  await pass(20_000);
  expect(shown()).toEqual(['Slide a']);
  expect(await tracked(arrivals, 'impression', 1)).toHaveLength(1);
  scrollTo(true);
  await pass(5_100);
  expect(shown()).toEqual(['Slide b']);
});

test('a visitor who presses Next has seen the first slide, before the browser says so', async () => {
  const scrollTo = watchView();
  const { arrivals, user } = await open();
  await user.click(button('Next slide'));
  scrollTo(true);
  expect(await tracked(arrivals, 'impression', 2)).toEqual([
    ['a', 'hero-slider', 0],
    ['b', 'hero-slider', 1],
  ]);
});

// spec §4.11
test('it rests while the page is hidden', async () => {
  await open();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(20_000);
  expect(shown()).toEqual(['Slide a']);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await pass(5_100);
  expect(shown()).toEqual(['Slide b']);
});

// spec §4.11
test('it rests under the pointer', async () => {
  await open();
  // oxlint-disable-next-line testing-library/no-node-access -- jsdom has no pointer
  const frame = slider().parentElement ?? document.body;
  const hovers = jest.spyOn(frame, 'matches').mockReturnValue(true);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: media === '(hover: hover)' }),
    );
  await pass(20_000);
  expect(shown()).toEqual(['Slide a']);
  expect(hovers).toHaveBeenCalledWith(':hover');
  hovers.mockReturnValue(false);
  await pass(5_100);
  expect(shown()).toEqual(['Slide b']);
});

// spec §4.11
test("it rests while the keyboard's focus is inside", async () => {
  await open();
  const next = button('Next slide');
  act(() => {
    next.focus();
  });
  await pass(20_000);
  expect(shown()).toEqual(['Slide a']);
  act(() => {
    next.blur();
  });
  await pass(5_100);
  expect(shown()).toEqual(['Slide b']);
});

// spec §4.11
test('the pause button stops it until it is pressed again', async () => {
  const { user } = await open();
  await user.click(button('Pause slides'));
  await user.unhover(slider());
  await pass(20_000);
  expect(shown()).toEqual(['Slide a']);
  await user.click(button('Play slides'));
  await user.unhover(slider());
  // jsdom takes the focus of a click for one of the keyboard.
  act(() => {
    button('Pause slides').blur();
  });
  await pass(5_100);
  expect(shown()).toEqual(['Slide b']);
});

// spec §4.11
test('under reduced motion nothing moves by itself, so there is nothing to pause', async () => {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const isWanted = jest.replaceProperty(query, 'matches', true);
  jest.spyOn(window, 'matchMedia').mockReturnValue(query);
  await open();
  await pass(20_000);
  expect(shown()).toEqual(['Slide a']);
  expect(screen.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument();

  isWanted.replaceValue(false);
  act(() => {
    query.dispatchEvent(new Event('change'));
  });
  await pass(5_100);
  expect(shown()).toEqual(['Slide b']);
  expect(button('Pause slides')).toBeVisible();
});

// spec §4.8
test('one slide has no controls and does not move', async () => {
  const { arrivals } = await open([hero('only')]);
  await pass(20_000);
  expect(screen.queryByRole('button', { name: /slide/i })).not.toBeInTheDocument();
  expect(await tracked(arrivals, 'impression', 1)).toEqual([['only', 'hero-slider', 0]]);
});

// spec §3.2, §4.12, §4.15
test('a click on a slide is tracked and opens its link in a new tab without opener and referrer', async () => {
  const { arrivals, user } = await open();
  const link = within(slider()).getByRole('link', { name: /^Shop Now/ });
  expect(link).toHaveAttribute('href', 'https://stays.dushimarket.example/offer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(link);
  expect(await tracked(arrivals, 'click', 1)).toEqual([['a', 'hero-slider', 0]]);
});

// spec §4.15
test('a slide without a link that may be followed is tracked and opens nothing', async () => {
  const { arrivals, user } = await open([
    hero('a', { link_url: 'javascript:alert(1)', buttonText: 'Look closer' }),
  ]);
  expect(within(slider()).queryByRole('link')).not.toBeInTheDocument();
  await user.click(button('Look closer'));
  expect(await tracked(arrivals, 'click', 1)).toEqual([['a', 'hero-slider', 0]]);
});

// spec §4.12
test('a click on the promo card is tracked as its own', async () => {
  const { arrivals, user } = await open([promo()]);
  await user.click(screen.getByRole('link', { name: /^Shop Now/ }));
  expect(await tracked(arrivals, 'click', 1)).toEqual([['promo', 'promo-card', 0]]);
});
