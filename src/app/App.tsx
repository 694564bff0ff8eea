import { type EmotionCache, CacheProvider } from '@emotion/react';
import { Provider } from 'react-redux';
import { GlobalStyles } from '../shared/theme/GlobalStyles';
import { RenderErrorBoundary } from './errors/RenderErrorBoundary';
import { Shell } from './layout/Shell';
import { Screens } from './routing/Screens';
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
        {/* The server's pages bring them; those of the development server do not. */}
        {process.env.NODE_ENV === 'development' && <GlobalStyles />}
        {/* Also for a crash of the frame itself. */}
        <RenderErrorBoundary>
          <Shell>
            <Screens />
          </Shell>
        </RenderErrorBoundary>
      </Provider>
    </CacheProvider>
  );
}
