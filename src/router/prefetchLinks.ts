import { type AppStore, extraOf } from '../app/store';
import { addressOf, selectLocation } from './locationSlice';
import { startQueries } from './openPage';
import { matchRoute } from './routeTable';

/** A pointer that rests on a link this long will probably press it. */
const HOVER_MS = 65;

/**
 * Loads the next screen before the click: code, messages and data of a link that is hovered, pressed or
 * focused by keyboard. Failures are silent, because the click loads again.
 */
export function prefetchLinks(store: AppStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  const prefetch = (link: HTMLAnchorElement) => {
    prefetchPage(store, link).catch(() => undefined);
  };
  const follow = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (type === 'pointerover') {
      if (link === hovered) return;
      hovered = link;
      clearTimeout(timer);
      if (link) timer = setTimeout(prefetch, HOVER_MS, link);
    } else if (link && (type === 'pointerdown' || link.matches(':focus-visible'))) prefetch(link);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, follow, { capture: true, passive: true });
}

async function prefetchPage(store: AppStore, link: HTMLAnchorElement): Promise<void> {
  const page = nextPage(store, link);
  if (!page) return;
  const { match, language } = page;
  const { screen, loadQueries } = match.route;
  // Most queries come with the code.
  if (!screen.loaded() && !loadQueries) await screen.preload(language);
  await Promise.all([screen.preload(language), startQueries(store, match)]);
}

/** The page that a link opens in this window; null for this page, other sites and other languages. */
function nextPage(store: AppStore, link: HTMLAnchorElement) {
  if (link.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || extraOf(store).isPaused()) return null;
  if (savesData() || !navigator.onLine) return null;
  const { language, pathname } = addressOf(link.pathname + link.search, 'push');
  const here = selectLocation(store.getState());
  if (language !== here.language || pathname === here.pathname) return null;
  return { language, match: matchRoute(pathname) };
}

/** Whether the visitor's browser asks for fewer bytes. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
