import { use, useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { announce } from './announce';
import { IsPreviewContext } from './IsPreviewContext';

/**
 * Announces a text when it changes, but not the first one, and not because the language changes.
 * @param cause for a text that also changes by itself, such as an age: what it is announced for
 */
export function useAnnouncement(text: string | null, lang?: string, cause = text): void {
  const language = useLanguage();
  const isPreview = use(IsPreviewContext);
  const last = useRef({ cause, language });
  useEffect(() => {
    const before = last.current;
    last.current = { cause, language };
    if (text === null || cause === before.cause || language !== before.language) return;
    if (!isPreview) void announce(text, lang);
  }, [cause, isPreview, lang, language, text]);
}
