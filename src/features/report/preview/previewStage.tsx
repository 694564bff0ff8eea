import { createRoot } from 'react-dom/client';
import { App } from '../../../app/App';
import type { AppStore, RootState } from '../../../app/store';
import { selectLocation } from '../../../router/locationSlice';
import { screenAt } from '../../../router/routeTable';
import { makeStyleCache } from '../../../shared/theme/styleCache';
import { preloadMenus } from '../../shell/menus/menus';
import { frozenStore } from './frozenStore';

/**
 * A preview does not move: animations are at their end. The exception is the full-screen splash,
 * which an animation would remove, although the visitor saw it.
 */
const STILL = `
  *:not([data-splash='screen'], body:has([data-splash='screen'])), *::before, *::after {
    animation-delay: -1000s !important;
    animation-play-state: paused !important;
    transition: none !important;
  }`;
const UNSCROLLED = 'html { overflow: hidden; }';

const ignore = () => undefined;

export interface PreviewStage {
  /** Rejects if the screen's code cannot be fetched; a later state takes the place of an earlier one. */
  show(state: RootState): Promise<void>;
  close(): void;
}

/** Makes an empty document of this origin show the shop, in one state after the other. */
export function openStage(page: Document, store: AppStore): PreviewStage {
  copyStyles(page);
  const styles = makeStyleCache(page);
  // A crash is part of the screen, and was logged when it happened.
  const root = createRoot(page.body.appendChild(page.createElement('div')), {
    onCaughtError: ignore,
    onUncaughtError: ignore,
  });
  let wanted: RootState | undefined;
  let count = 0;
  return {
    async show(state) {
      wanted = state;
      const { language, pathname } = selectLocation(state);
      await Promise.all([screenAt(pathname).preload(language), preloadMenus()]);
      if (wanted !== state) return;
      count++;
      root.render(<App key={count} store={frozenStore(store, state)} styles={styles} />);
    },
    close() {
      wanted = undefined;
      // Not while React renders what closes it.
      queueMicrotask(() => {
        root.unmount();
      });
    },
  };
}

/**
 * The texts of the styles do not change, so the page's content policy allows them in the frame,
 * too.
 */
function copyStyles(page: Document): void {
  for (const style of document.head.querySelectorAll('style:not([data-emotion])')) {
    page.head.append(page.importNode(style, true));
  }
  holdStill(page);
}

/** Makes a document a picture: nothing in it moves. */
export function holdStill(page: Document): void {
  page.documentElement.dataset.hydrated = '';
  const { sheet } = page.head.appendChild(page.createElement('style'));
  for (const rule of [STILL, UNSCROLLED]) sheet?.insertRule(rule);
}
