import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAppExtra, useAppSelector } from '../app/hooks';
import { MANIFEST_PATH } from '../shared/config/paths';
import { inLanguage, languages } from '../shared/i18n/languages';
import { loadMessages } from '../shared/i18n/messages';
import { focusScreen } from '../shared/lib/focus';
import { getShop } from '../shared/shop/currentShop';
import { type LocationState, selectLocation } from './locationSlice';
import { pageKeyOf } from './routeTable';
import { scrollBackTo, scrollToHash, scrollToTop } from './scroll';
import { type ScrollMemory, makeScrollMemory } from './scrollMemory';
import { useTitle } from './useTitle';

/**
 * The effects of a changed address: it updates the title, focuses the new screen, scrolls a new page to
 * the top, and restores the position on the way back. A replaced address (`replace`) does not scroll.
 * While DevTools shows a past state, only title, language and manifest change.
 * @returns a ref for an element of the document to update, which may be a frame's
 */
export function useNavigationEffects(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { isPaused } = useAppExtra();
  const location = useAppSelector(selectLocation);
  const shown = useRef<LocationState>(undefined);
  const memory = useScrollMemory();
  const title = useTitle();

  const { language } = location;
  useEffect(() => {
    if (main.current) main.current.ownerDocument.title = title ?? getShop(language).name;
  }, [language, title]);

  useEffect(() => {
    if (!main.current) return;
    const { ownerDocument } = main.current;
    ownerDocument.documentElement.lang = languages[language].tag;
    showManifest(ownerDocument, inLanguage(language, MANIFEST_PATH));
    // DevTools may show a language that is not loaded yet.
    loadMessages(language).catch(() => undefined);
  }, [language]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location || isPaused()) return;
    const { current } = memory;
    if (before) current?.leave(before);
    current?.arrive(location);
    const isNewPage = before !== undefined && pageKeyOf(before) !== pageKeyOf(location);
    const stopScrolling = scroll(location, isNewPage, current);
    const stopFocusing =
      isNewPage || (before && isFocusLost(before, location)) ? focusScreen() : undefined;
    return () => {
      stopScrolling?.();
      stopFocusing?.();
    };
  }, [isPaused, location, memory]);
  return main;
}

/** Links the manifest of the current language, for installing the shop. */
function showManifest(shown: Document, href: string): void {
  const link = shown.querySelector('link[rel="manifest"]');
  // Setting the same value would fetch it again.
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** Whether a navigation within one page removed the focused element. */
function isFocusLost(before: LocationState, now: LocationState): boolean {
  return before.pathname !== now.pathname && document.activeElement === document.body;
}

function scroll(
  { arrival, hash, key }: LocationState,
  isNewPage: boolean,
  memory: LivingMemory | undefined,
): (() => void) | undefined {
  const left = memory?.recall(key);
  if (arrival === 'pop' || (arrival === 'load' && isReturn())) {
    if (left !== undefined) {
      memory?.scrolled(left);
      return scrollBackTo(left);
    }
  }
  if (arrival === 'replace') return;
  if (hash !== '') return scrollToHash(hash);
  if (isNewPage) {
    memory?.scrolled(0);
    scrollToTop();
  }
}

/** Whether this page was reloaded or reached through the history of the tab. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    'type' in entry &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}

interface LivingMemory extends Pick<ScrollMemory, 'recall'> {
  /** Keeps the position of an entry that the visitor leaves. */
  leave(entry: LocationState): void;
  arrive(entry: LocationState): void;
  /** Records scrolling by the shop, in px: the browser's event comes a frame later. */
  scrolled(top: number): void;
}

/** Tracks the scroll position, which is lost once another screen renders. */
function useScrollMemory() {
  const living = useRef<LivingMemory>(undefined);
  useLayoutEffect(() => {
    const { history } = window;
    const memory = makeScrollMemory();
    let top = window.scrollY;
    let key: string | undefined;
    living.current = {
      recall: memory.recall,
      leave: (entry) => {
        memory.remember(entry.key, top);
      },
      arrive: (entry) => {
        ({ key } = entry);
      },
      scrolled: (position) => {
        top = position;
      },
    };
    const onScroll = () => {
      top = window.scrollY;
    };
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const onPageHide = () => {
      // A preview has no navigation.
      if (key === undefined) return;
      memory.remember(key, window.scrollY);
      memory.store();
      // Lets the browser restore the position until our script runs again.
      history.scrollRestoration = 'auto';
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      take();
      // WebKit reads the setting of `pagehide` too late, and shows the top.
      const left = persisted && key !== undefined ? memory.recall(key) : undefined;
      if (left !== undefined) scrollBackTo(left);
    };
    take();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
  return living;
}
