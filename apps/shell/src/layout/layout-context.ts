import { DEFAULT_TOGGLES, type Toggles } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import type { KnownAddresses } from '@shop/routes';
import { createContext, use } from 'react';
import type { Layout } from './layout.ts';

export const LayoutContext = createContext<Layout | null>(null);

export function useLayout(): Layout {
  const layout = use(LayoutContext);
  if (!layout) throw new Error('useFrame is called outside the shell');
  return layout;
}

export function useToggles(): Toggles {
  return useSite().toggles ?? DEFAULT_TOGGLES;
}

/** What the address resolver must know besides the table. */
export function knownAddresses(layout: Pick<Layout, 'minisites' | 'landings'>, toggles: Toggles | undefined): KnownAddresses {
  return { minisites: layout.minisites, landings: layout.landings, toggles };
}
