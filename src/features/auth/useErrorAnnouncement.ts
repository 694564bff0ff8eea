import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import { ANNOUNCEMENT_DELAY_MS } from '../../shared/config/times';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { announce } from '../../shared/lib/announce';

type Errors = Readonly<Partial<Record<string, string>>>;

/**
 * Announces each error once. An error that appears while the visitor types is announced. After a refused
 * submission the first invalid field gets the focus, with its error as its description.
 * @param errors the shown errors by field name
 * @param submitCount of React Hook Form: a submission may be refused for the same errors again
 * @returns handlers of the form
 */
export function useErrorAnnouncement(errors: Errors, submitCount: number) {
  const language = useLanguage();
  /** The form whose submission was refused; null once the visitor has typed. */
  const refused = useRef<Element>(null);
  const shown = JSON.stringify(errors);
  const last = useRef({ shown, language });
  useEffect(() => {
    const before = JSON.parse(last.current.shown) as Errors;
    const isTranslated = language !== last.current.language;
    last.current = { shown, language };
    if (isTranslated) return;
    const now = JSON.parse(shown) as Errors;
    const say = (name: string | null | undefined) => {
      const error = name ? now[name] : undefined;
      if (error !== undefined) void announce(error);
    };
    const form = refused.current;
    if (form === null) {
      say(Object.keys(now).find((name) => now[name] !== before[name]));
      return;
    }
    // Screen readers know the description before the focus comes: they would read its change, too.
    const timer = setTimeout(() => {
      if (refused.current === null) return;
      refused.current = null;
      const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field === document.activeElement) say(field?.getAttribute('name'));
      else field?.focus();
    }, ANNOUNCEMENT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [language, shown, submitCount]);

  return {
    onInput: () => {
      refused.current = null;
    },
    onInvalid: (_errors: unknown, event?: BaseSyntheticEvent) => {
      refused.current = event?.target instanceof Element ? event.target : null;
    },
  };
}
