import { useSelector } from 'react-redux';
import { selectLanguage } from '../location/locationSlice';
import type { Language } from './languages';

/** The language of the address: nothing but the store holds it. */
export function useLanguage(): Language {
  // Not the typed hook: shared parts do not know the app's store.
  return useSelector(selectLanguage);
}
