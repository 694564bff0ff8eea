import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectLanguage } from '../router/locationSlice';
import { LanguageContext } from '../shared/i18n/useLanguage';
import { useAppSelector } from './hooks';
import type { AppStore } from './store';

interface StoreProviderProps {
  readonly store: AppStore;
  /** What the server rendered from, for hydration. */
  readonly serverState?: ReturnType<AppStore['getState']>;
  readonly children: ReactNode;
}

/** The store, and the language of its address, for every part of the shop. */
export function StoreProvider({ store, serverState, children }: StoreProviderProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <LanguageProvider>{children}</LanguageProvider>
    </Provider>
  );
}

/** A page has hundreds of texts and links: this is their one subscription to the store. */
function LanguageProvider({ children }: Pick<StoreProviderProps, 'children'>) {
  return <LanguageContext value={useAppSelector(selectLanguage)}>{children}</LanguageContext>;
}
