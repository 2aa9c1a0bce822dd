import { Component, type ReactNode } from 'react';

interface RegionBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What fails in a region costs that region only. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
