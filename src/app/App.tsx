import { type EmotionCache, CacheProvider } from '@emotion/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { StoreEnvironment } from '../api/thunkExtra';
import { RenderErrorBoundary } from '../features/shell/errors/RenderErrorBoundary';
import { Shell } from '../features/shell/Shell';
import { GlobalStyles } from '../shared/theme/GlobalStyles';
import { apiSlices } from './apiSlices';
import { readOnlyPast } from './readOnlyPast';
import type { RootState } from './rootReducer';
import { allRoutes } from './routes';
import { makeStore } from './store';
import { StoreProvider } from './StoreProvider';

interface AppProps extends Omit<ComponentProps<typeof StoreProvider>, 'children'> {
  readonly styles: EmotionCache;
}

/** The whole shop; the same tree on the server and in the browser. */
export function App({ styles, ...storeProps }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <StoreProvider {...storeProps}>
        {/* The production server renders them into the head. */}
        {process.env.NODE_ENV === 'development' && <GlobalStyles />}
        {/* Also catches a crash of the shell. */}
        <RenderErrorBoundary>
          <Shell>
            <Screens />
          </Shell>
        </RenderErrorBoundary>
      </StoreProvider>
    </CacheProvider>
  );
}

interface PastAppProps {
  readonly environment: StoreEnvironment;
  readonly state: RootState;
  readonly styles: EmotionCache;
}

/** The shop in a past state, read only: for the replay of a report. */
export function PastApp({ environment, state, styles }: PastAppProps) {
  const [store] = useState(() => makeStore(environment, state, readOnlyPast));
  // RTK Query's timers would keep the store.
  useEffect(
    () => () => {
      for (const { util } of apiSlices) store.dispatch(util.resetApiState());
    },
    [store],
  );
  return <App store={store} styles={styles} />;
}

/** The screen at the current address. */
function Screens() {
  const { key } = useLocation();
  return <RenderErrorBoundary resetKey={key}>{useRoutes(allRoutes)}</RenderErrorBoundary>;
}
