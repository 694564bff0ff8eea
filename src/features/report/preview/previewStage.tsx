import { createRoot } from 'react-dom/client';
import type { StoreEnvironment } from '../../../api/thunkExtra';
import type { RootState } from '../../../app/store';
import { selectLocation } from '../../../router/locationSlice';
import { screenAt } from '../../../router/routeTable';
import { untilUnchanged } from '../../../shared/lib/untilUnchanged';
import { makeStyleCache } from '../../../shared/theme/styleCache';
import { preloadMenus } from '../../shell/menus/menus';
import type { PreviewedShop } from './previewedShop';

/**
 * Skips animations to their end, except that of the full-screen splash, which would hide a splash that the
 * visitor saw.
 */
const STILL = `
  *:not([data-splash='screen'], body:has([data-splash='screen'])), *::before, *::after {
    animation-delay: -1000s !important;
    animation-play-state: paused !important;
    transition: none !important;
  }`;
const UNSCROLLED = 'html { overflow: hidden; }';

/** A screen that stays the same for so many frames is complete. */
const FRAMES_OF_REST = 5;

const ignore = () => undefined;

export interface PreviewStage {
  /**
   * Rejects if the screen's code fails to load; a later call replaces an earlier one.
   * @param step marks the document once the screen no longer changes
   */
  show(state: RootState, step?: number): Promise<void>;
  close(): void;
}

/** Renders the shop into an empty document of this origin, one state after the other. */
export function openStage(
  page: Document,
  environment: StoreEnvironment,
  Shop: PreviewedShop,
): PreviewStage {
  copyStyles(page);
  const styles = makeStyleCache(page);
  // A crash is part of the recorded screen, and was logged then.
  const root = createRoot(page.body.appendChild(page.createElement('div')), {
    onCaughtError: ignore,
    onUncaughtError: ignore,
  });
  let wanted: RootState | undefined;
  let count = 0;
  return {
    async show(state, step) {
      wanted = state;
      const { language, pathname } = selectLocation(state);
      await Promise.all([screenAt(pathname).preload(language), preloadMenus()]);
      if (wanted !== state) return;
      const shown = ++count;
      root.render(<Shop key={shown} environment={environment} state={state} styles={styles} />);
      if (step === undefined) return;
      await untilUnchanged(page.body, FRAMES_OF_REST);
      if (shown === count) page.documentElement.dataset.step = String(step);
    },
    close() {
      wanted = undefined;
      // Deferred, because React may be rendering.
      queueMicrotask(() => {
        root.unmount();
      });
    },
  };
}

/** Copies the styles unchanged, so that the page's content policy allows their hashes; stops animations. */
function copyStyles(page: Document): void {
  for (const style of document.head.querySelectorAll('style:not([data-emotion])')) {
    page.head.append(page.importNode(style, true));
  }
  page.documentElement.dataset.hydrated = '';
  const { sheet } = page.head.appendChild(page.createElement('style'));
  for (const rule of [STILL, UNSCROLLED]) sheet?.insertRule(rule);
}
