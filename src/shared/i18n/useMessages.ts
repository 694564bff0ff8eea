import { useSyncExternalStore } from 'react';
import { type MessageSet, type Messages, subscribeToMessages } from './messages';
import { useLanguage } from './useLanguage';

/** The messages of a feature in the language of the address. */
export function useMessages<Source>(set: MessageSet<Source>): Messages<Source> {
  const language = useLanguage();
  const current = () => set.in(language);
  return useSyncExternalStore(subscribeToMessages, current, current);
}
