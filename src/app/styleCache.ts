import createCache, { type EmotionCache } from '@emotion/cache';
import { RENDERED_STYLES } from '../shared/theme/renderedStyles';

/**
 * The browser's styles. What the server has put into the head counts as inserted and stays where
 * it stands: Emotion would move it, and the browser would lay out the whole page anew.
 */
export function makeStyleCache(): EmotionCache {
  const cache = createCache({ key: 'd' });
  for (const element of document.querySelectorAll(`style[${RENDERED_STYLES}]`)) {
    for (const name of element.getAttribute(RENDERED_STYLES)?.split(' ') ?? []) {
      cache.inserted[name] = true;
    }
  }
  return cache;
}
