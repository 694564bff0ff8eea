import { createContext, useContext, useEffect, useRef } from 'react';
import { ANNOUNCEMENT_KEPT_MS } from '../config/times';
import { useLanguage } from '../i18n/useLanguage';
import { painted } from './usePainted';

interface LiveRegion {
  readonly host: HTMLElement;
  /** Closed, so that a search of the page's text finds a text once that is visible, too. */
  readonly content: ShadowRoot;
}

let region: LiveRegion | undefined;
/** Resolves once screen readers know the region in its place. */
let ready: Promise<void> | undefined;

/**
 * Announces a text to screen readers. It is inserted into the app's one hidden live region, which is
 * polite; what is urgent is a visible `role="alert"`.
 * @param lang the language of the text, if it is not the page's
 */
export async function announce(text: string, lang = ''): Promise<void> {
  const { host, content } = (region ??= makeRegion());
  // The page behind a modal dialog is inert, and so are its live regions.
  const place = document.querySelector('dialog[open]') ?? document.body;
  if (host.parentNode !== place) {
    place.append(host);
    // Screen readers announce changes of a live region, not its initial content.
    ready = painted();
  }
  await ready;
  const message = document.createElement('p');
  message.textContent = text;
  if (lang !== '') message.lang = lang;
  content.append(message);
  setTimeout(() => {
    message.remove();
  }, ANNOUNCEMENT_KEPT_MS);
}

function makeRegion(): LiveRegion {
  const host = document.createElement('div');
  host.setAttribute('aria-live', 'polite');
  Object.assign(host.style, { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' });
  return { host, content: host.attachShadow({ mode: 'closed' }) };
}

/** Whether announcements are off, as in a preview of a recorded screen. */
export const QuietContext = createContext(false);

/** Announces a text when it changes, but not the first one, and not because the language changes. */
export function useAnnouncement(text: string | null, lang?: string): void {
  const language = useLanguage();
  const isQuiet = useContext(QuietContext);
  const last = useRef({ text, language });
  useEffect(() => {
    const before = last.current;
    last.current = { text, language };
    if (text === null || text === before.text || language !== before.language) return;
    if (!isQuiet) void announce(text, lang);
  }, [isQuiet, lang, language, text]);
}
