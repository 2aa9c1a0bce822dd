import { DEFAULT_TOGGLES, type Toggles } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import type { KnownAddresses } from '@shop/routes';
import { createContext, use } from 'react';
import type { Frame } from './frame.ts';

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame is called outside the shell');
  return frame;
}

export function useToggles(): Toggles {
  return useSite().toggles ?? DEFAULT_TOGGLES;
}

/** What the address resolver must know besides the table. */
export function knownAddresses(frame: Pick<Frame, 'minisites' | 'landings'>, toggles: Toggles | undefined): KnownAddresses {
  return { minisites: frame.minisites, landings: frame.landings, toggles };
}
