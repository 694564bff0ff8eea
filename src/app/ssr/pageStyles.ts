import createCache, { type EmotionCache } from '@emotion/cache';
import { RENDERED_STYLES } from '../../shared/theme/renderedStyles';
import { styleOptions } from '../startup/styleCache';

/** The styles of one page on the server. */
export function makePageStyles(): EmotionCache {
  const cache = createCache(styleOptions);
  // Keeps the rules, for the page's head.
  cache.compat = true;
  return cache;
}

/** The style element of a page: what its rendering has inserted. */
export function styleElement({ inserted }: EmotionCache): string {
  const names = Object.keys(inserted).join(' ');
  return `<style ${RENDERED_STYLES}="${names}">${Object.values(inserted).join('')}</style>`;
}
