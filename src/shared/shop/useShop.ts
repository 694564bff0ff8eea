import { useSyncExternalStore } from 'react';
import { subscribeToMessages } from '../i18n/messages';
import { useLanguage } from '../i18n/useLanguage';
import { getShop } from './currentShop';
import type { Shop } from './shop';

/** The shop in the language of the address. */
export function useShop(): Shop {
  const language = useLanguage();
  const current = () => getShop(language);
  return useSyncExternalStore(subscribeToMessages, current, current);
}
