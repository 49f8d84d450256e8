import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.tsx';

type Props = {
  children: ReactNode;
  /** Shown in place of `PageError`. */
  instead?: ReactNode;
};
type State = { broken: boolean };

/**
 * Shows `PageError` in place of children that failed to render. Give it the page's address as `key`: another
 * page is another try.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? (this.props.instead ?? <PageError />) : this.props.children;
  }
}
