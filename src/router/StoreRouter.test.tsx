import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { LanguageLink } from '../features/shell/languages/LanguageLink';
import { loadMessages } from '../shared/i18n/messages';
import { renderPart } from '../testing/renderPart';
import { hrefOf, navigate, selectLocation } from './locationSlice';

test.each([
  ['/', '/about', '/about'],
  ['/about', '#team', '/about#team'],
  ['/about', '/', '/'],
  ['/nl', '/about', '/nl/about'],
  ['/nl/about', '/', '/nl'],
  ['/pap/search?q=a', '?q=b', '/pap/search?q=b'],
  ['/ES/about', '/search?q=caf%C3%A9', '/es/search?q=caf%C3%A9'],
])('at %s a link to %s leads to %s', async (from, to, href) => {
  const { store, user } = renderPart(<Link to={to}>there</Link>, from);
  const link = screen.getByRole('link', { name: 'there' });
  expect(link).toHaveAttribute('href', href);
  await user.click(link);
  const location = selectLocation(store.getState());
  expect(hrefOf(location)).toBe(href);
  expect(location.arrival).toBe('push');
});

test('a link to the address of the page replaces its history entry', async () => {
  const here = '/nl/bikes/listings?type=sale#main';
  const { store, user } = renderPart(<Link to="/bikes/listings?type=sale#main">here</Link>, here);
  const { key } = selectLocation(store.getState());
  await user.click(screen.getByRole('link', { name: 'here' }));
  const location = selectLocation(store.getState());
  expect(hrefOf(location)).toBe(here);
  expect(location.arrival).toBe('replace');
  expect(location.key).not.toBe(key);
});

test('a link pressed again before the page has followed leads there once', () => {
  const { store } = renderPart(<Link to="/bikes/listings?bike=1">Bike</Link>, '/bikes/listings');
  const link = screen.getByRole('link', { name: 'Bike' });
  link.click();
  const location = selectLocation(store.getState());
  expect(location.arrival).toBe('push');
  link.click();
  expect(selectLocation(store.getState())).toBe(location);
});

test('a link pressed before its texts are in the new language stays in that language', () => {
  const { store } = renderPart(<Link to="/about">About</Link>, '/');
  const link = screen.getByRole('link', { name: 'About' });
  store.dispatch(navigate('/', 'push', 'nl'));
  link.click();
  expect(hrefOf(selectLocation(store.getState()))).toBe('/nl/about');
});

test('of languages chosen one after the other the last is shown, whichever loads first', async () => {
  await loadMessages('es');
  const { store } = renderPart(
    <>
      <LanguageLink language="nl" />
      <LanguageLink language="es" />
    </>,
  );
  for (const link of screen.getAllByRole('link')) link.click();
  await act(() => loadMessages('nl'));
  expect(selectLocation(store.getState()).language).toBe('es');
});

test('the language of the page, chosen again, adds no history entry', async () => {
  const { store, user } = renderPart(<LanguageLink language="en" />);
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(selectLocation(store.getState()).arrival).toBe('replace');
});

/** Clicks, and returns whether the page has handled it, rather than the browser. */
function isHandled(link: HTMLElement, click: MouseEventInit): boolean {
  let wasHandled = false;
  const end = (event: Event) => {
    wasHandled = event.defaultPrevented;
    // jsdom cannot leave the page.
    event.preventDefault();
  };
  document.addEventListener('click', end, { once: true });
  fireEvent.click(link, click);
  return wasHandled;
}

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('the browser handles a click with %o', (click) => {
  const { store } = renderPart(
    <>
      <Link to="/about">About</Link>
      <LanguageLink language="nl" />
    </>,
  );
  const before = store.getState();
  for (const link of screen.getAllByRole('link')) expect(isHandled(link, click)).toBe(false);
  expect(store.getState()).toBe(before);
});

test('the browser opens a link in a new tab', () => {
  const { store } = renderPart(
    <Link to="/about" target="_blank">
      About
    </Link>,
  );
  const before = store.getState();
  expect(isHandled(screen.getByRole('link', { name: 'About' }), {})).toBe(false);
  expect(store.getState()).toBe(before);
});
