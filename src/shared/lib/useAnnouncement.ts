import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { announce } from './announce';

/**
 * Announces a text when it changes, but not the first one, and not because the language changes.
 * @param cause for a text that also changes by itself, such as an age: what it is announced for
 */
export function useAnnouncement(text: string | null, lang?: string, cause = text): void {
  const language = useLanguage();
  const last = useRef({ cause, language });
  useEffect(() => {
    const before = last.current;
    last.current = { cause, language };
    if (text === null || cause === before.cause || language !== before.language) return;
    void announce(text, lang);
  }, [cause, lang, language, text]);
}
