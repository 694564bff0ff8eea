/* oxlint-disable testing-library/no-node-access -- nothing in the head has a role */
import { act, screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { removeServerHead } from './removeServerHead';

const OWN = `
  <link rel="canonical" href="https://shop.example/about">
  <link rel="alternate" hreflang="nl" href="https://shop.example/nl/about">
  <meta name="description" content="About us">
  <meta name="robots" content="noindex">
  <meta property="og:title" content="About us">
  <script type="application/ld+json">{}</script>`;
const SHARED = '<link rel="icon" href="/favicon.svg"><meta name="theme-color" content="#083d4a">';

const ofThePage = () => document.head.querySelectorAll('[data-test-head]').length;

beforeEach(() => {
  const made = document.createElement('template');
  made.innerHTML = OWN + SHARED;
  for (const element of [...made.content.children]) {
    element.setAttribute('data-test-head', '');
    document.head.append(element);
  }
});

afterEach(() => {
  for (const element of document.head.querySelectorAll('[data-test-head]')) element.remove();
});

test('what the head says of the first page goes with it, and the rest stays', async () => {
  const { store, user, leave } = await renderApp('/about');
  removeServerHead(store);
  expect(ofThePage()).toBe(8);
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(ofThePage()).toBe(2);
  expect(document.querySelector('link[rel="icon"]')).toBeInTheDocument();
  leave();
});

test('where another page is shown already, too', async () => {
  const { store, user, leave } = await renderApp('/about');
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  act(() => {
    removeServerHead(store);
  });
  expect(ofThePage()).toBe(2);
  leave();
});
