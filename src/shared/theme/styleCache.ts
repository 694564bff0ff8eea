import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { RENDERED_STYLES } from './renderedStyles';

/**
 * Emotion's options on the server and in the browser. There is no Stylis prefixer: our styles contain the
 * few prefixes that supported browsers need.
 */
export const styleOptions: Options = { key: 'd', stylisPlugins: [] };

/** Emotion's names of styles in its CSS: of a class, or of keyframes. */
const RENDERED_NAMES = /\.d-([\w-]+)|@keyframes (animation-[\w-]+)/g;

/**
 * The browser's Emotion cache. The server's styles in the head count as inserted and are not moved.
 * Emotion's own hydration moves style elements with its attribute, which lays out the whole page again.
 */
export function makeStyleCache(): EmotionCache {
  const cache = createCache({ ...styleOptions, container: document.head });
  for (const element of document.querySelectorAll(`style[${RENDERED_STYLES}]`)) {
    for (const [, style, keyframes = ''] of element.textContent.matchAll(RENDERED_NAMES)) {
      cache.inserted[style ?? keyframes] = true;
    }
  }
  return cache;
}
