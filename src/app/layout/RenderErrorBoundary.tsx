import { Component, type ErrorInfo, type ReactNode } from 'react';
import { messages } from '../../api/errors';

interface State {
  readonly hasFailed: boolean;
}

/** A crash in rendering shows a sentence and a way on, never a blank page. */
export class RenderErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(messages.rendering, error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <p role="alert">{messages.rendering}</p>;
  }
}
