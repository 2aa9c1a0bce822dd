import { createContext, use, type ComponentType } from 'react';
import type { LayoutPartProps } from '../components/layout-parts.tsx';

/** What stands above and below the page: at hand on the server, loaded on the first interaction in the browser. */
export interface LayoutParts {
  readonly Top: ComponentType<LayoutPartProps>;
  readonly Bottom: ComponentType<LayoutPartProps>;
  /** Hydrates them without an interaction: they have something new to show. */
  hydrate?(): void;
}

export const LayoutPartsContext = createContext<LayoutParts | null>(null);

export function useLayoutParts(): LayoutParts {
  const parts = use(LayoutPartsContext);
  if (!parts) throw new Error('useFrameParts is called outside the shell');
  return parts;
}
