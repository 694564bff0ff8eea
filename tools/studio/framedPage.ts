import { setShop } from '../../src/shared/shop/currentShop';
import type { ShownShop } from './contract';
import { markFaults } from './contrastMarks';
import { onMessage, post } from './frameMessages';

/**
 * Makes this page, a state in a frame of the studio, show the studio's shop: it repaints at each
 * change. Resolves when the first shop is here.
 */
export function followStudio(): Promise<void> {
  const studio = window.parent;
  const colors = new CSSStyleSheet();
  const fonts = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, colors, fonts];
  const mark = markFaults((count) => {
    post(studio, { kind: 'marked', count });
  });
  let fontRules = '';
  const show = (shown: ShownShop) => {
    setShop(shown.shops);
    colors.replaceSync(shown.colors);
    if (shown.fonts !== fontRules) fonts.replaceSync(shown.fonts);
    fontRules = shown.fonts;
    mark();
  };
  return new Promise((resolve) => {
    onMessage(
      () => studio,
      (message) => {
        if (message.kind !== 'shop') return;
        show(message.shown);
        resolve();
      },
    );
    post(studio, { kind: 'ready' });
  });
}
