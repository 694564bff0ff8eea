import type { SerializedError } from '@reduxjs/toolkit';
import { useTextLang } from '../shared/i18n/contentLanguageSlice';
import { useMessages } from '../shared/i18n/useMessages';
import { uiMessages } from '../shared/ui/uiMessages';
import { type ApiError, type FailureCode, failures } from './apiErrors';

/** RTK Query's error; undefined if the call did not fail. */
export type CallError = ApiError | SerializedError | undefined;

/** A text for visitors. */
export interface ErrorText {
  readonly text: string;
  /** Its language, if not the page's. */
  readonly lang: string | undefined;
}

/**
 * The text of a failed call for visitors: our message, or the backend's own sentence.
 * @param fallback the message for an error without one
 */
export function useErrorText(
  error: CallError,
  fallback: FailureCode = failures.loadContent.code,
): ErrorText {
  const ui = useMessages(uiMessages);
  const failed = error && 'status' in error ? error : undefined;
  const lang = useTextLang(failed?.language);
  const isBackends = typeof failed?.status === 'number' && failed.code === undefined;
  return isBackends && failed.message !== ''
    ? { text: failed.message, lang }
    : { text: ui[failed?.code ?? fallback], lang: undefined };
}
