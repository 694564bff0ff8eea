import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { AppStore } from '../../../app/store';
import { HydrationMarker } from '../../../router/HydrationMarker';
import { useMessages } from '../../../shared/i18n/useMessages';
import { reloadForNewRelease } from '../../../shared/lib/lostChunks';
import { useShop } from '../../../shared/shop/useShop';
import { Button } from '../../../shared/ui/Button';
import { StatePanel } from '../../../shared/ui/StatePanel';
import { uiMessages } from '../../../shared/ui/uiMessages';
import { CrashPage } from '../fetchedParts';
import { layoutMessages } from '../layoutMessages';
import { ScreenLoading } from '../ScreenLoading';

interface Props {
  /**
   * Names the place. When it changes, or the visitor comes back, the children are rendered again.
   */
  readonly place?: string;
  /** Shown in place of the part that failed; the crash page by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly place: string | undefined;
  readonly outcome: 'fine' | 'failed' | 'reloading';
  /** Whether the children were rendered anew at this place, as the document was not React's. */
  readonly isAnew: boolean;
}

/**
 * A crash in rendering shows a sentence and a way on, never a blank page. Where something else has
 * changed the document, the children are rendered anew first, once at a place.
 */
export class RenderErrorBoundary extends Component<Props, State> {
  static override contextType = ReactReduxContext;
  declare context: { readonly store: AppStore };
  override state: State = { place: this.props.place, outcome: 'fine', isAnew: false };

  static getDerivedStateFromError(): Pick<State, 'outcome'> {
    return { outcome: 'failed' };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, outcome: 'fine', isAnew: false };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { isPaused, recorder } = this.context.store;
    // A crash in a past state was logged when it happened.
    if (isPaused()) return;
    recorder.note('crash', error);
    if (isForeignChange(error) && !this.state.isAnew)
      this.setState({ outcome: 'fine', isAnew: true });
    else if (reloadForNewRelease(error)) this.setState({ outcome: 'reloading' });
    else console.error('Rendering failed:', error, info.componentStack);
  }

  override render(): ReactNode {
    const { outcome } = this.state;
    if (outcome === 'fine') return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    if (outcome === 'reloading') return <ScreenLoading />;
    return (
      <>
        <Suspense fallback={<CrashSentence />}>
          <CrashPage />
        </Suspense>
        <HydrationMarker />
      </>
    );
  }
}

/**
 * Whether React did not find a node where it had put it: a translator or an extension of the browser
 * has replaced it.
 */
function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** Shown until the crash page is fetched with the late parts; offline it may never come. */
function CrashSentence() {
  const { errors } = useShop();
  const m = useMessages(layoutMessages);
  const { pageWentWrong } = useMessages(uiMessages);
  return (
    <StatePanel
      role="alert"
      scene={errors.failure}
      heading={pageWentWrong}
      headingLevel="h1"
      text={m.crashText}
    >
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        {m.reload}
      </Button>
    </StatePanel>
  );
}
