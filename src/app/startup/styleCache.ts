import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { RENDERED_STYLES } from '../../shared/theme/renderedStyles';

/**
 * Stands in for Emotion's prefixes, which go back to browsers that cannot run this shop. Of the
 * properties in use, browsers of the last three years know this one by another name; add to it
 * when you use another such one (`user-select` in Safari, say).
 */
const prefix: NonNullable<Options['stylisPlugins']>[number] = (element) => {
  if (element.type === 'decl' && element.value.startsWith('mask-image:')) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** How styles are made, on the server and in the browser. */
export const styleOptions: Options = { key: 'd', stylisPlugins: [prefix] };

/**
 * The browser's styles. What the server has put into the head counts as inserted and stays where
 * it stands: Emotion would move it, and the browser would lay out the whole page anew.
 */
export function makeStyleCache(): EmotionCache {
  const cache = createCache(styleOptions);
  for (const element of document.querySelectorAll(`style[${RENDERED_STYLES}]`)) {
    for (const name of element.getAttribute(RENDERED_STYLES)?.split(' ') ?? []) {
      cache.inserted[name] = true;
    }
  }
  return cache;
}
