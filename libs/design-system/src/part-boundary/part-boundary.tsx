import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What fails in a part of the page costs that part only; another `key` makes it try again. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
