import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ScreenLoading } from '../layout/ScreenLoading';
import { reloadForNewRelease } from '../routing/chunkRecovery';
import { HydrationMarker } from '../startup/HydrationMarker';
import { CrashPage } from './CrashPage';

interface Props {
  /** Where the visitor is: another place, or coming back, renders the children again. */
  readonly place?: string;
  /** Stands where a part of the page failed; the crash page by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly place: string | undefined;
  readonly outcome: 'fine' | 'failed' | 'reloading';
}

/** A crash in rendering shows a sentence and a way on, never a blank page. */
export class RenderErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, outcome: 'fine' };

  static getDerivedStateFromError(): Pick<State, 'outcome'> {
    return { outcome: 'failed' };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, outcome: 'fine' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (reloadForNewRelease(error)) this.setState({ outcome: 'reloading' });
    else console.error('Rendering failed:', error, info.componentStack);
  }

  override render(): ReactNode {
    const { outcome } = this.state;
    if (outcome === 'fine') return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    if (outcome === 'reloading') return <ScreenLoading />;
    return (
      <>
        <CrashPage />
        <HydrationMarker />
      </>
    );
  }
}
