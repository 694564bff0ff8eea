import { useSyncExternalStore } from 'react';
import { subscribeToMessages } from '../language/messages';
import { useLanguage } from '../language/useLanguage';
import { shopIn } from './currentShop';
import type { Shop } from './shop';

/** The shop in the language of the address. */
export function useShop(): Shop {
  const language = useLanguage();
  const current = () => shopIn(language);
  return useSyncExternalStore(subscribeToMessages, current, current);
}
