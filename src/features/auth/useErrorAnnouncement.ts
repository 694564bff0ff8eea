import { useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { announce } from '../../shared/lib/announce';

type Errors = Readonly<Partial<Record<string, string>>>;

/**
 * Announces the error that appears while the visitor types. After a refused submission, the field that
 * gets the focus is described by its error; only if it had the focus already, its error is announced.
 * @param errors the shown errors by field name
 * @param submitCount of React Hook Form: a submission may be refused for the same errors again
 * @returns handlers of the form
 */
export function useErrorAnnouncement(errors: Errors, submitCount: number) {
  const language = useLanguage();
  /** The focused element at the last submission; null once the visitor has typed. */
  const submitter = useRef<Element>(null);
  const shown = JSON.stringify(errors);
  const last = useRef({ shown, language });
  useEffect(() => {
    const before = JSON.parse(last.current.shown) as Errors;
    const isTranslated = language !== last.current.language;
    last.current = { shown, language };
    if (isTranslated) return;
    const now = JSON.parse(shown) as Errors;
    const appeared = Object.keys(now).find((name) => now[name] !== before[name]);
    const { activeElement } = document;
    const field =
      submitter.current === null
        ? appeared
        : submitter.current === activeElement && activeElement.getAttribute('name');
    const error = field ? now[field] : undefined;
    if (error !== undefined) void announce(error);
  }, [language, shown, submitCount]);

  return {
    onInput: () => {
      submitter.current = null;
    },
    noteSubmission: () => {
      submitter.current = document.activeElement;
    },
  };
}
