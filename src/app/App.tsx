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
        {/* The server's pages bring them; those of the development server do not. */}
        {process.env.NODE_ENV === 'development' && <GlobalStyles />}
        {/* Also for a crash of the frame itself. */}
        <RenderErrorBoundary>
          <Shell>
            <Screens />
          </Shell>
        </RenderErrorBoundary>
      </StoreProvider>
    </CacheProvider>
  );
}
