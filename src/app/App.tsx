import { type EmotionCache, CacheProvider } from '@emotion/react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { GlobalStyles } from '../shared/theme/GlobalStyles';
import { ErrorPage } from './layout/ErrorPage';
import { RenderErrorBoundary } from './layout/RenderErrorBoundary';
import { Shell } from './layout/Shell';
import { StoreRouter } from './location/StoreRouter';
import { routes } from './routes';
import type { AppStore } from './store';

interface AppProps {
  readonly store: AppStore;
  readonly styles: EmotionCache;
  /** What the server rendered from, for hydration. */
  readonly serverState?: ReturnType<AppStore['getState']>;
}

/** The whole shop; the same tree on the server and in the browser. */
export function App({ store, styles, serverState }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <Provider store={store} {...(serverState && { serverState })}>
        <GlobalStyles />
        <StoreRouter>
          <Shell>
            <RenderErrorBoundary>
              <Routes>
                {routes.map(({ id, path, screen: { Component } }) => (
                  <Route key={id} path={path} element={<Component />} />
                ))}
                <Route path="*" element={<ErrorPage status={404} />} />
              </Routes>
            </RenderErrorBoundary>
          </Shell>
        </StoreRouter>
      </Provider>
    </CacheProvider>
  );
}
