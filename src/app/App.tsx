import { type EmotionCache, CacheProvider } from '@emotion/react';
import type { ComponentProps } from 'react';
import { RenderErrorBoundary } from '../features/shell/errors/RenderErrorBoundary';
import { Shell } from '../features/shell/Shell';
import { GlobalStyles } from '../shared/theme/GlobalStyles';
import { Screens } from './Screens';
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
