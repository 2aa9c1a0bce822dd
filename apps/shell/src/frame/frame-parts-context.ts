import { createContext, use, type ComponentType } from 'react';
import type { FramePartProps } from '../components/frame-parts.tsx';

/** What stands above and below the page: at hand on the server, fetched when it is touched in the browser. */
export interface FrameParts {
  readonly Top: ComponentType<FramePartProps>;
  readonly Bottom: ComponentType<FramePartProps>;
  /** Fetches them although nobody has touched them: they have something new to show. */
  wake?(): void;
}

export const FramePartsContext = createContext<FrameParts | null>(null);

export function useFrameParts(): FrameParts {
  const parts = use(FramePartsContext);
  if (!parts) throw new Error('useFrameParts is called outside the shell');
  return parts;
}
