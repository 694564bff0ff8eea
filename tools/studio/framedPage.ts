import axe from 'axe-core';
import { idle } from '../../src/shared/lib/idle';
import { setShop } from '../../src/shared/shop/currentShop';
import type { ShownShop } from './contract';
import { latestOnly } from './latestOnly';
import { marks } from './studioTokens';

/**
 * Makes this page, a state in a frame of the studio, show the studio's shop: it repaints at each
 * change, and outlines texts that are hard to read. Resolves when the first shop is here.
 */
export function followStudio(): Promise<void> {
  const studio = window.parent;
  const colors = new CSSStyleSheet();
  const fonts = new CSSStyleSheet();
  const outlines = new CSSStyleSheet();
  outlines.replaceSync(
    `[data-hard-to-read] { outline: 2px solid ${marks.color} !important; box-shadow: ${marks.halo} !important; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, colors, fonts, outlines];
  const mark = markFaults((count) => {
    studio.postMessage(count, window.location.origin);
  });
  let fontRules = '';
  return new Promise((resolve) => {
    window.addEventListener('message', ({ source, data }: MessageEvent<ShownShop | undefined>) => {
      if (source !== studio || !data) return;
      setShop(data.shops);
      colors.replaceSync(data.colors);
      // Fonts are not loaded again for another colour.
      if (data.fonts !== fontRules) fonts.replaceSync(data.fonts);
      fontRules = data.fonts;
      mark();
      resolve();
    });
    studio.postMessage('ready', window.location.origin);
  });
}

/**
 * Outlines texts with too little contrast by WCAG 2.2, now and whenever the page changes.
 * @param onCount gets their number
 * @returns looks again, for changes of styles
 */
function markFaults(onCount: (count: number) => void): () => void {
  let marked: readonly (HTMLElement | undefined)[] = [];
  const look = latestOnly<void>(async () => {
    // Typing goes first: axe takes a while.
    await idle();
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast'],
      elementRef: true,
      preload: false,
    });
    for (const element of marked) delete element?.dataset.hardToRead;
    marked = violations.flatMap(({ nodes }) =>
      nodes.map(({ element, any: [check] }) => {
        const { contrastRatio, expectedContrastRatio } = (check?.data ?? {}) as Record<
          string,
          unknown
        >;
        if (element)
          element.dataset.hardToRead = `${String(contrastRatio)}:1, needs ${String(expectedContrastRatio)}`;
        return element;
      }),
    );
    onCount(marked.length);
  });
  const observer = new MutationObserver(() => {
    look();
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return look;
}
