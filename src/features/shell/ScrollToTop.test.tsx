import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const button = () => screen.queryByRole('button', { name: 'Scroll to top' });

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

/** Whether the visitor prefers reduced motion. */
function preferCalm(matches: boolean) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: matches && query === '(prefers-reduced-motion: reduce)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation();
});

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

// spec §2.39, §9.8
test('the button appears after scrolling past 300 px, and goes again', async () => {
  await renderApp('/about');
  expect(button()).not.toBeInTheDocument();
  scrollTo(300);
  expect(button()).not.toBeInTheDocument();
  scrollTo(301);
  expect(button()).toBeVisible();
  scrollTo(300);
  expect(button()).not.toBeInTheDocument();
});

// spec §2.39
test('it stands in the footer, a landmark', async () => {
  await renderApp('/about');
  scrollTo(301);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %s it scrolls %s', async (isCalm, behavior) => {
  preferCalm(isCalm);
  const { user } = await renderApp('/about');
  scrollTo(900);
  await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior });
  expect(screen.getByRole('main')).toHaveFocus();
});
