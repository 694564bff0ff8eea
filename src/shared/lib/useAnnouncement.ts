import { createContext, useContext, useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { announce } from './announce';

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
