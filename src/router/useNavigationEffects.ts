import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppExtra, useAppSelector } from '../app/hooks';
import { MANIFEST_PATH } from '../shared/config/paths';
import { TRANSLATION_HEARD_MS } from '../shared/config/times';
import { inLanguage, languages } from '../shared/i18n/languages';
import { loadMessages } from '../shared/i18n/messages';
import { useLanguage } from '../shared/i18n/useLanguage';
import { announce } from '../shared/lib/announce';
import { focusScreen } from '../shared/lib/focus';
import { getShop } from '../shared/shop/currentShop';
import { type LocationState, selectLocation } from './locationSlice';
import { pageKeyOf } from './routeTable';
import { type ScrollRestoration, startScrollRestoration } from './scrollRestoration';
import { useTitle } from './useTitle';

/**
 * The effects of a changed address: it updates the title, focuses and announces a new screen, scrolls a
 * new page to the top, and restores the position on the way back. While DevTools shows a past state, only
 * title, language and manifest change.
 */
export function useNavigationEffects(): void {
  const { isPaused } = useAppExtra();
  const location = useAppSelector(selectLocation);
  const shown = useRef<LocationState>(undefined);
  const scrolling = useRef<ScrollRestoration>(undefined);
  const stopFocusing = useRef<() => void>(undefined);
  const title = useTitle();

  const { language } = location;
  useEffect(() => {
    document.title = title ?? getShop(language).name;
  }, [language, title]);

  // The same page in another language is announced, too, and another path, such as of a vehicle type;
  // another filter or an open bike is the same page.
  const page = `${language} ${location.pathname} ${pageKeyOf(location)}`;
  const lastPage = useRef(page);
  const shownLanguage = useLanguage();
  useEffect(() => {
    // Amid the change of all texts, screen readers drop it.
    if (title === null || lastPage.current === page || shownLanguage !== language) return;
    const isTranslated = !lastPage.current.startsWith(`${language} `);
    lastPage.current = page;
    if (isPaused()) return;
    const isStill = () => lastPage.current === page;
    const delayMs = isTranslated ? TRANSLATION_HEARD_MS : undefined;
    void announce(title, languages[language].tag, isStill, delayMs);
  }, [isPaused, language, page, shownLanguage, title]);

  // In one frame with the texts, because it restyles the whole page, as they do.
  useLayoutEffect(() => {
    const { documentElement } = document;
    const { tag } = languages[shownLanguage];
    // Setting the same value would restyle the whole page.
    if (documentElement.lang !== tag) documentElement.lang = tag;
  }, [shownLanguage]);

  useEffect(() => {
    showManifest(inLanguage(language, MANIFEST_PATH));
    // DevTools may show a language that is not loaded yet.
    loadMessages(language).catch(() => undefined);
  }, [language]);

  useLayoutEffect(() => {
    const started = startScrollRestoration();
    scrolling.current = started;
    return () => {
      started.stop();
      // An announcement that still waits is withdrawn.
      lastPage.current = '';
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location || isPaused()) return;
    const isNewPage = before !== undefined && pageKeyOf(before) !== pageKeyOf(location);
    const stopScrolling = scrolling.current?.showEntry(location, isNewPage);
    // Not stopped by a change within the page: it may still load, as when a language comes.
    if (isNewPage || (before && isFocusLost(before, location))) {
      stopFocusing.current?.();
      stopFocusing.current = focusScreen();
    }
    return stopScrolling;
  }, [isPaused, location]);
}

/** Links the manifest of the current language, for installing the shop. */
function showManifest(href: string): void {
  const link = document.querySelector('link[rel="manifest"]');
  // Setting the same value would fetch it again.
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** Whether a navigation within one page removed the focused element. */
function isFocusLost(before: LocationState, now: LocationState): boolean {
  return before.pathname !== now.pathname && document.activeElement === document.body;
}
