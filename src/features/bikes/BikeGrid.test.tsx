import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/renderPart';
import { BikeGrid } from './BikeGrid';
import type { BikeList } from './bikeList';
import { readBikes } from './readBikes';
import { bikeWires } from './testing/bikeFixtures';

const ROW = 400;
const GAP = 24;

/** Mocks the layout of a 1280 x 800 px browser, scrolled to `top`. */
function layOut(columns: number, top: number) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isList = this.matches('[data-whole]');
    const isItem = this.matches('[data-whole] > *');
    return new DOMRect(0, isList ? -top : 0, 1280, isItem ? ROW : 0);
  });
  const style = Object.assign(document.createElement('ul').style, {
    gridTemplateColumns: Array(columns).fill('300px').join(' '),
    rowGap: `${String(GAP)}px`,
  });
  jest.spyOn(window, 'getComputedStyle').mockReturnValue(style);
  // The virtualizer scrolls to the current position.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, { innerWidth: 1280, innerHeight: 800, scrollY: top });
}

async function listOf(count: number): Promise<BikeList> {
  return readBikes(bikeWires(count), '');
}

function show(list: BikeList, total = list.bikes.length) {
  return renderPart(
    <BikeGrid
      results={{ bikes: list.bikes, start: 0, total, matches: total }}
      picturesOrigin=""
      search=""
    />,
  );
}

const positions = () =>
  screen.getAllByRole('article').map((item) => Number(item.getAttribute('aria-posinset')));

test('before the first layout, the list renders the first matches', async () => {
  show(await listOf(100));
  expect(positions()).toHaveLength(24);
});

test.each([
  [240, 240],
  [241, 12],
])('of %i matches, %i cards are in the document', async (matches, most) => {
  layOut(3, 0);
  show(await listOf(matches));
  expect(positions()).toEqual(Array.from({ length: most }, (_, index) => index + 1));
});

test('only cards near the viewport are in the DOM; the list keeps its full height', async () => {
  layOut(3, 0);
  show(await listOf(3_000));
  // 2 visible rows, and 2 rows of overscan below.
  expect(positions()).toEqual(Array.from({ length: positions().length }, (_, index) => index + 1));
  expect(positions().length).toBeLessThanOrEqual(15);
  const rows = positions().length / 3;
  // oxlint-disable-next-line testing-library/no-node-access -- The list has no role.
  const list = screen.getAllByRole('article')[0]?.closest<HTMLElement>('[data-whole]');
  const { paddingTop, paddingBottom } = (list ?? document.body).style;
  expect(paddingTop).toBe('0px');
  expect(paddingBottom).toBe(`${String((1_000 - rows) * (ROW + GAP))}px`);
  expect(screen.getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '3000');
});

// spec §2.53
test('print shows at most 240 matches, with a note', async () => {
  layOut(3, 4_000);
  show(await listOf(300));
  expect(positions().length).toBeLessThan(40);
  fireEvent(window, new Event('beforeprint'));
  expect(positions()).toEqual(Array.from({ length: 240 }, (_, index) => index + 1));
  expect(screen.getByText(/^These are the first 240 of 300 bikes/)).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(positions().length).toBeLessThan(40);
  expect(screen.queryByText(/^These are the first/)).not.toBeInTheDocument();
});

test('scrolling renders the cards of the new position', async () => {
  layOut(3, 0);
  show(await listOf(3_000));
  const top = 500 * (ROW + GAP);
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
  expect(positions()).toContain(500 * 3 + 1);
  expect(positions()[0]).toBeGreaterThan(490 * 3);
});

test('a page that opens scrolled down renders the cards of that position', async () => {
  layOut(1, 200 * (ROW + GAP));
  show(await listOf(1_000));
  expect(positions()).toContain(201);
});

test('a narrower window has fewer cards in a row', async () => {
  const sizeChanged: (() => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => ({
    observe: () => {
      sizeChanged.push(() => {
        callback([], new ResizeObserver(callback));
      });
    },
    unobserve: () => undefined,
    disconnect: () => undefined,
  }));
  layOut(3, 0);
  show(await listOf(3_000));
  const wide = positions().length;
  jest.restoreAllMocks();
  layOut(1, 0);
  act(() => {
    for (const say of sizeChanged) say();
  });
  expect(positions().length).toBe(wide / 3);
});

test('at most 240 cards are in the DOM, whatever the height of the window', async () => {
  layOut(3, 0);
  Object.assign(window, { innerHeight: 100_000 });
  show(await listOf(3_000));
  expect(positions()).toHaveLength(240);
});

test('missing matches have placeholders', async () => {
  layOut(3, 0);
  show(await listOf(3), 600);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  // oxlint-disable-next-line testing-library/no-node-access -- Placeholders have no role.
  expect(document.querySelectorAll('[data-whole] > *').length).toBeGreaterThan(3);
});
