import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlobalStyles } from '../../shared/theme/GlobalStyles';
import { RENDERED_STYLES } from '../../shared/theme/renderedStyles';
import { styleOptions } from '../startup/styleCache';

/** The styles of one page on the server, beginning with the ground rules of every page. */
export function makePageStyles(): EmotionCache {
  const cache = createCache(styleOptions);
  // Keeps the rules, for the page's head.
  cache.compat = true;
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  );
  return cache;
}

/**
 * The style element of a page.
 * @param theme the shop's custom properties and fonts, which the other styles use
 * @param cache what its rendering has inserted
 */
export function styleElement(theme: string, { inserted }: EmotionCache): string {
  const names = Object.keys(inserted).join(' ');
  const styles = [theme, ...Object.values(inserted)].join('');
  return `<style ${RENDERED_STYLES}="${names}">${styles}</style>`;
}
