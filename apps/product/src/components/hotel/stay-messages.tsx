import { HydrationBoundary } from '@shop/design-system';
import type { ReactNode } from 'react';
import { DeferredMessages } from '../shared/deferred-messages.tsx';

/** Parts of the stay page on the hotel page: the server's HTML stays until their words are there, and nothing else waits for them. */
export function StayMessages({ children }: { readonly children: ReactNode }) {
  return (
    <HydrationBoundary>
      <DeferredMessages part="stay">{children}</DeferredMessages>
    </HydrationBoundary>
  );
}
