import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { type AppStore, extraOf } from '../../../app/store';
import { HydrationMarker } from '../../../router/HydrationMarker';
import { useMessages } from '../../../shared/i18n/useMessages';
import { reloadForNewRelease } from '../../../shared/lib/lostChunks';
import { useShop } from '../../../shared/shop/useShop';
import { Button } from '../../../shared/ui/Button';
import { StatePanel } from '../../../shared/ui/StatePanel';
import { uiMessages } from '../../../shared/ui/uiMessages';
import { CrashPage } from '../lateParts';
import { layoutMessages } from '../layoutMessages';
import { ScreenLoading } from '../ScreenLoading';

interface Props {
  /** A change of it renders the children again. */
  readonly resetKey?: string;
  /** Replaces the failed part; the crash page by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly resetKey: string | undefined;
  readonly outcome: 'fine' | 'failed' | 'reloading';
  /** Whether the children were remounted since the reset, because the DOM was changed from outside. */
  readonly isAnew: boolean;
}

/**
 * Shows an explanation and a link after a crash in rendering, never a blank page. If something else
 * changed the DOM, it remounts the children first, once per reset.
 */
export class RenderErrorBoundary extends Component<Props, State> {
  static override contextType = ReactReduxContext;
  declare context: { readonly store: AppStore };
  override state: State = { resetKey: this.props.resetKey, outcome: 'fine', isAnew: false };

  static getDerivedStateFromError(): Pick<State, 'outcome'> {
    return { outcome: 'failed' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, outcome: 'fine', isAnew: false };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { isPaused, recorder } = extraOf(this.context.store);
    // A crash in a past state was already logged.
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
        <CrashPage fallback={<CrashSentence />} />
        <HydrationMarker />
      </>
    );
  }
}

/**
 * Whether React did not find one of its nodes, because browser translation or an extension replaced it.
 */
function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** Shown until the crash page is loaded, which may never happen offline. */
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
