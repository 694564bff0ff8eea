import {
  type FunctionComponent,
  type ReactNode,
  Suspense,
  createElement,
  lazy,
  useState,
} from 'react';
import { withMessages } from '../i18n/messages';
import { untilLoaded } from '../lib/lostChunks';

/**
 * A component whose code and messages load at its first rendering, or at `preload`. Loaded code renders
 * at once: Suspense would delay it, because React throttles reveals to 300 ms.
 *
 * A failure to load reaches the error boundary, and the next mount loads again.
 * @param isRequired repeats the loading until it succeeds, for a part that no visitor can ask for again
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { isRequired = false } = {},
) {
  let loaded: FunctionComponent<Props> | undefined;
  const loadOnce = async () => (loaded = await withMessages(load()));
  const preload = () => (isRequired ? untilLoaded(loadOnce) : loadOnce());

  /** @param fallback shown while the code loads */
  function LazyPart({ fallback, ...props }: Props & { readonly fallback?: ReactNode }) {
    // Kept while mounted: another component type would remount the part.
    const [Part] = useState<FunctionComponent<Props>>(
      () => loaded ?? lazy(async () => ({ default: await preload() })),
    );
    return (
      <Suspense fallback={fallback}>{createElement(Part, props as unknown as Props)}</Suspense>
    );
  }

  return Object.assign(LazyPart, { preload });
}
