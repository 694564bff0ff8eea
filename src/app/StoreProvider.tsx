import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StoreRouter } from '../router/StoreRouter';
import { useShownLocation } from '../router/useShownLocation';
import { LanguageContext } from '../shared/i18n/useLanguage';
import type { AppStore } from './store';

interface StoreProviderProps {
  readonly store: AppStore;
  /** The state that the server rendered, for hydration. */
  readonly serverState?: ReturnType<AppStore['getState']>;
  readonly children: ReactNode;
}

/** Provides the store, the language of its address, and react-router's hooks and links. */
export function StoreProvider({ store, serverState, children }: StoreProviderProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <LanguageProvider>
        <StoreRouter>{children}</StoreRouter>
      </LanguageProvider>
    </Provider>
  );
}

/** One subscription to the store for the hundreds of texts of a page. */
function LanguageProvider({ children }: Pick<StoreProviderProps, 'children'>) {
  return <LanguageContext value={useShownLocation().language}>{children}</LanguageContext>;
}
