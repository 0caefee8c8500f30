// Catches errors of a page, so that header and footer keep working and another page can be opened.
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Changing the page resets the error. */
  page: string;
  fallback: ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (before.page !== this.props.page && this.state.failed) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
