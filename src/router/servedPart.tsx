import {
  type ElementType,
  type FunctionComponent,
  Suspense,
  createElement,
  lazy,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { withMessages } from '../shared/i18n/messages';
import { replayEarlyEvents } from '../shared/lib/eventReplay';
import { idle } from '../shared/lib/idle';
import { untilLoaded } from '../shared/lib/lostChunks';
import { useHydrated } from '../shared/lib/useHydrated';

/** What a visitor does before a part is hydrated. */
const INPUT = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let loadNow: () => void = () => undefined;
let loadTime: Promise<void> | undefined;

/** Resolves in idle time, or at once when the visitor does something. */
function untilLoadTime(): Promise<void> {
  return (loadTime ??= new Promise((resolve) => {
    loadNow = resolve;
    if (window.earlyEvents?.length) resolve();
    for (const type of INPUT) {
      window.addEventListener(type, loadNow, { capture: true, once: true, passive: true });
    }
    void idle().then(resolve);
  }));
}

/**
 * A part that the server renders and that hydrates after the first view, with code that loads then. Until
 * then the server's HTML stays, and the boot script keeps its events (`data-is-dehydrated`).
 *
 * It hydrates with its first props, which the server rendered, and gets later ones afterwards. If the
 * address has changed meanwhile, it renders anew: links and texts follow from the address.
 * @param Place the element around the part
 * @param attributes of the place
 */
export function servedPart<Props extends object>(
  Place: ElementType,
  load: () => Promise<FunctionComponent<Props>>,
  attributes: Readonly<Record<`data-${string}`, unknown>> = {},
) {
  let loaded: FunctionComponent<Props> | undefined;
  /** Loads the part before the first rendering, where nothing is hydrated. */
  const preload = async () => (loaded ??= await withMessages(load()));

  function ServedPart(props: Props) {
    const location = useLocation();
    const [first] = useState({ props, location });
    const [isDehydrated, setIsDehydrated] = useState(!useHydrated());
    const [isLoaded, setIsLoaded] = useState(false);
    const [isAnew, setIsAnew] = useState(false);
    const hasMoved = isDehydrated && location !== first.location;
    if (isLoaded && hasMoved && !isAnew) setIsAnew(true);
    // Kept while mounted: another component type would remount the part.
    const [Part] = useState<FunctionComponent<Props>>(
      () =>
        loaded ??
        lazy(async () => {
          if (isDehydrated) await untilLoadTime();
          const part = await untilLoaded(preload);
          if (isDehydrated) {
            window.restorePage?.();
            startTransition(() => {
              setIsLoaded(true);
            });
          }
          return { default: part };
        }),
    );
    const shown = isDehydrated ? first.props : props;
    // Memoized: React must not render the boundary again before it is hydrated.
    const part = useMemo(
      () => (
        <Suspense key={String(isAnew)} fallback={null}>
          {createElement(Part, shown)}
          <HydratedMarker setIsDehydrated={setIsDehydrated} />
        </Suspense>
      ),
      // An update of the boundary (`isLoaded`) hydrates it at once: React throttles its retries to 300 ms.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the update itself is what counts
      [Part, shown, isLoaded, isAnew],
    );
    useEffect(() => {
      if (hasMoved || (isDehydrated && hasChanged(first.props, props))) loadNow();
    });
    useEffect(() => {
      if (!isDehydrated) void replayEarlyEvents();
    }, [isDehydrated]);
    return (
      <Place {...attributes} data-is-dehydrated={isDehydrated ? '' : undefined}>
        {part}
      </Place>
    );
  }

  return Object.assign(ServedPart, { preload });
}

interface HydratedMarkerProps {
  readonly setIsDehydrated: (isDehydrated: boolean) => void;
}

/** Tells the part around it that React has hydrated this boundary. */
function HydratedMarker({ setIsDehydrated }: HydratedMarkerProps) {
  useEffect(() => {
    setIsDehydrated(false);
  }, [setIsDehydrated]);
  return null;
}

/** Whether a part has other data than before. Callbacks change with each rendering. */
function hasChanged(first: object, props: object): boolean {
  const before = new Map<string, unknown>(Object.entries(first));
  return Object.entries(props).some(
    ([name, value]) => typeof value !== 'function' && value !== before.get(name),
  );
}
