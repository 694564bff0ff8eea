import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Fails when the keyboard or a screen reader comes to something that stands further up, and not
 * beside, than what came before it: the order of the document is the order of the screen.
 */
export async function expectReadingOrder(page: Page): Promise<void> {
  const jumps = await page.evaluate(() => {
    const isPart = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // What opens above the page, and what is for screen readers only, has no place in it.
      !element.closest('[href="#main"], [inert], #categories-panel') &&
      element.getBoundingClientRect().width > 1;
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
    const root = document.querySelector('dialog[open]') ?? document.body;
    // What sticks to its top stands above the rest only there.
    root.scrollTop = 0;
    const parts = [
      ...root.querySelectorAll('h1, h2, h3, a[href], button, input:not([type="radio"]), select'),
    ].filter((element) => isPart(element) && (root !== document.body || !floats(element)));
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)}`;
    return parts.flatMap((part, index) => {
      const before = parts[index - 1];
      if (!before) return [];
      const one = before.getBoundingClientRect();
      const other = part.getBoundingClientRect();
      const isAbove = other.bottom <= one.top + 1 && other.left < one.right - 1;
      return isAbove ? [`${nameOf(part)} after ${nameOf(before)}`] : [];
    });
  });
  expect(jumps, 'in the order of the screen').toEqual([]);
}

/**
 * Fails when letters are cut off, leave their dark ground, or words break inside.
 * @param longest words with more letters may break
 */
export async function expectRoomForText(page: Page, longest = 12): Promise<void> {
  expect(await crampedTexts(page, longest)).toEqual([]);
}

/** The same with the space between letters, words and lines that readers may set (WCAG 1.4.12). */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const spacing = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  expect(await crampedTexts(page), 'with more space between letters').toEqual([]);
  await spacing.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** Fails when a price breaks inside its number, in a font with wide digits, too. */
export async function expectWholeNumber(
  price: Locator,
  number: string,
  place: string,
): Promise<void> {
  const lines = await price.evaluate((element, number) => {
    // About 0.05 em wider than ours.
    if (element instanceof HTMLElement) element.style.letterSpacing = '0.05em';
    const text = element.firstChild;
    if (!(text instanceof Text)) return 0;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(number));
    range.setEnd(text, text.data.indexOf(number) + number.length);
    const edge = element.parentElement?.getBoundingClientRect().right ?? 0;
    const rectangles = [...range.getClientRects()];
    return rectangles.some(({ right }) => right > edge) ? Infinity : rectangles.length;
  }, number);
  expect(lines, `lines of ${number} ${place}`).toBe(1);
}

function crampedTexts(page: Page, longest = 12): Promise<string[]> {
  return page.evaluate((longest) => {
    /** The element that cuts off or colours the ground of a text; null for the page itself. */
    const groundOf = (element: Element | null): Element | null => {
      if (!element || element === document.body) return null;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      return cuts || element.matches('[data-ground="dark"], button')
        ? element
        : groundOf(element.parentElement);
    };
    /** Long texts may end with an ellipsis where all of it can be read elsewhere. */
    const isShortened = (element: Element) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element);
      return webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
    };
    /** What is further down in a list is reached by scrolling it. */
    const isInList = (element: Element | null, ground: Element | null): boolean =>
      element !== null &&
      element !== ground &&
      ((['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight) ||
        isInList(element.parentElement, ground));
    const found: string[] = [];
    const selector = 'h1, h2, h3, legend, label, button, a, p, b, small, strong, li';
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const ground = groundOf(element);
      const edge = ground?.getBoundingClientRect();
      // For screen readers only.
      if (edge && edge.width <= 1) continue;
      const mayBeCut = ground !== null && isShortened(ground);
      const isScrolled = ground !== null && isInList(element, ground);
      for (const node of element.childNodes) {
        if (!(node instanceof Text)) continue;
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()];
          const isCut =
            edge &&
            !mayBeCut &&
            lines.some(
              ({ left, right, top, bottom }) =>
                left < edge.left - 1 ||
                right > edge.right + 1 ||
                (!isScrolled &&
                  ((top + bottom) / 2 < edge.top || (top + bottom) / 2 > edge.bottom)),
            );
          const tops = lines.map(({ top }) => top);
          const isOnLines = Math.max(...tops) - Math.min(...tops) > 4;
          const isBroken = isOnLines && /^[\p{L}\d]+\W?$/u.test(word) && word.length <= longest + 1;
          if (isCut) found.push(`${word} is cut off`);
          if (isBroken) found.push(`${word} is broken`);
        }
      }
    }
    return [...new Set(found)];
  }, longest);
}
