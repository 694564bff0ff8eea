import { screen } from '@testing-library/react';
import { jsdomComputedStyle } from './computedStyle';
import { renderApp } from './renderApp';

const ASKED = ['display', 'visibility', 'opacity', 'pointer-events'];

function expectLikeJsdom(): void {
  // oxlint-disable-next-line testing-library/no-node-access -- every element, whatever its role
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(100);
  const stylesBy = (read: typeof getComputedStyle) =>
    elements.map((element) => [
      element.cloneNode() as Element,
      ...ASKED.map((name) => read(element).getPropertyValue(name)),
    ]);
  expect(stylesBy(window.getComputedStyle)).toEqual(stylesBy(jsdomComputedStyle));
}

test('styles that queries ask for are those of jsdom, also after the page has changed', async () => {
  const { user } = await renderApp('/login');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expectLikeJsdom();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<style>
      .shut { visibility: hidden; display: flex; pointer-events: none }
      .open, :not(.shut) > .open { visibility: visible; opacity: 0.5 }
      .pale { opacity: unset }
      @media screen { .pale { display: grid } }
    </style>
    <p class="shut" style="display: block"><b>in</b><i class="open" hidden>out</i><u class="open pale">out</u></p>
    <input type="hidden"><dialog open></dialog><dialog></dialog>`,
  );
  expectLikeJsdom();
});
