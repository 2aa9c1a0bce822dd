import { hasGiftSession, heldGiftQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { HELD_GIFT_PLACE, pageMemory } from '../../../components/order/page-memory.ts';
import { markOf, type Basket } from '../../../views/order/choices/order-choices.ts';

/**
 * The gift that this browser has opened pays for a stay from the start, once for each product: a customer who removes it has decided so.
 * A gift that has become another one since, by an exchange or a refund, is tried again, and so is one whose try was cut (GIFT-021).
 */
export function useHeldGift(basket: Basket, onGift: (code: string) => Promise<unknown>): void {
  const { locale } = useSite();
  const isHydrated = useHydrated();
  const { data: gift } = useQuery({ ...heldGiftQuery(locale), enabled: isHydrated && hasGiftSession() });
  const pays = basket.kind === 'stay' && gift?.status === 'active' && gift.kind !== 'DIGITAL_ACTIVITY_ONLY';
  const code = pays ? gift.code : undefined;
  const mark = pays ? `${gift.code} ${gift.kind} ${gift.remaining} ${markOf(basket)}` : '';
  const pay = useEffectEvent(onGift);
  useEffect(() => {
    if (code === undefined || pageMemory.getItem(HELD_GIFT_PLACE) === mark) return;
    void pay(code).then(() => pageMemory.setItem(HELD_GIFT_PLACE, mark));
  }, [code, mark]);
}
