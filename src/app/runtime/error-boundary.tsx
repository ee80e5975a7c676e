/** Shows a fallback for a part of the page that failed to render; the rest stays. */
import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback(error: unknown, retry: () => void): ReactNode;
  /** A new value is a new chance: what failed on one page may work on the next. */
  resetKey?: unknown;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
  resetKey?: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey, failure: undefined };
  }

  retry = () => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
