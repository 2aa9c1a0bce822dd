import { hasGiftSession, isOpeningGift } from '@shop/api-client';
import { optionalPart, useHydrated } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLayout } from '../layout/layout-context.ts';
import type { Place } from '../layout/use-place.ts';
import { GiftBarRoom } from './gift-bar-room.tsx';

const HeldGift = optionalPart(
  () => import(/* webpackChunkName: "held-gift" */ './held-gift.tsx').then(({ HeldGift: Part }) => Part),
  <GiftBarRoom />,
);

/** Stands on top of every page where this browser holds a gift. The server knows only that there is one, and leaves room for it. */
export function GiftBar({ place }: { readonly place: Place }) {
  const { hasGift = false } = useLayout();
  const isHydrated = useHydrated();
  const client = useQueryClient();
  // A gift that is opened or left on this page changes what is cached of it; one that is being opened has its room.
  const isHeld = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => hasGiftSession() || isOpeningGift(client),
    () => hasGift,
  );
  if (!isHeld) return null;
  return isHydrated ? <HeldGift place={place} /> : <GiftBarRoom />;
}
