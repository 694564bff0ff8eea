import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { RENDERED_STYLES } from './renderedStyles';

/**
 * How styles are made, on the server and in the browser. Without Stylis's plugin that adds vendor
 * prefixes: our styles write the few that supported browsers need.
 */
export const styleOptions: Options = { key: 'd', stylisPlugins: [] };

/**
 * The browser's styles. What the server has put into the head counts as inserted and stays where
 * it is. Emotion looks for an attribute of its own instead and moves such elements: the browser
 * would lay out the whole page again.
 * @param page the document that is styled
 */
export function makeStyleCache(page = document): EmotionCache {
  const cache = createCache({ ...styleOptions, container: page.head });
  for (const element of page.querySelectorAll(`style[${RENDERED_STYLES}]`)) {
    for (const name of element.getAttribute(RENDERED_STYLES)?.split(' ') ?? []) {
      cache.inserted[name] = true;
    }
  }
  return cache;
}
