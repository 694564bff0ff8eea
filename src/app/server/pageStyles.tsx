import { createHash } from 'node:crypto';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlobalStyles } from '../../shared/theme/GlobalStyles';
import { RENDERED_STYLES } from '../../shared/theme/renderedStyles';
import { styleOptions } from '../../shared/theme/styleCache';

/** Screens and their states, in some languages, have their own set of styles. */
const ELEMENTS_MAX = 100;

/** A cache that keeps the rules it makes, for a page's head. */
function keepingCache(): EmotionCache {
  return Object.assign(createCache(styleOptions), { compat: true });
}

/** The rules of `GlobalStyles`, the same in every page. */
const groundRules = (() => {
  const cache = keepingCache();
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  );
  return cache.inserted;
})();

/** The styles of one page on the server, beginning with the ground rules of every page. */
export function makePageStyles(): EmotionCache {
  const cache = keepingCache();
  Object.assign(cache.inserted, groundRules);
  return cache;
}

/** The style element of a page. */
export interface StyleElement {
  readonly html: string;
  /** SHA-256 of its text in Base64, by which the page's policy allows it. */
  readonly hash: string;
}

/**
 * Makes the style elements of pages. Pages that use the same styles share one, which is joined from
 * some hundred rules.
 * @param theme the shop's custom properties and fonts, which the other styles use
 */
export function styleElements(theme: string): (cache: EmotionCache) => StyleElement {
  const elements = new LRUCache<string, StyleElement>({ max: ELEMENTS_MAX });
  return ({ inserted }) => {
    const names = Object.keys(inserted).join(' ');
    const known = elements.get(names);
    if (known !== undefined) return known;
    const css = [theme, ...Object.values(inserted)].join('');
    const html = `<style ${RENDERED_STYLES}>${css}</style>`;
    const element = { html, hash: createHash('sha256').update(css).digest('base64') };
    elements.set(names, element);
    return element;
  };
}
