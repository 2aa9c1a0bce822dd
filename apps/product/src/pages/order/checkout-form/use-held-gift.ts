import { hasGiftSession, heldGiftQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageMemory } from '../../../components/order/page-memory.ts';
import { markOf, type Basket } from '../../../views/order/choices/order-choices.ts';

const PLACE = 'shop.order.heldGift';

/** The gift that this browser has opened pays for a stay from the start, once for each product: a customer who removes it has decided so. */
export function useHeldGift(basket: Basket, onGift: (code: string) => void): void {
  const { locale } = useSite();
  const isHydrated = useHydrated();
  const { data: gift } = useQuery({ ...heldGiftQuery(locale), enabled: isHydrated && hasGiftSession() });
  const pays = basket.kind === 'stay' && gift?.status === 'active' && gift.kind !== 'DIGITAL_ACTIVITY_ONLY';
  const code = pays ? gift.code : undefined;
  const mark = `${code ?? ''} ${markOf(basket)}`;
  const tell = useEffectEvent(onGift);
  useEffect(() => {
    if (code === undefined || pageMemory.getItem(PLACE) === mark) return;
    pageMemory.setItem(PLACE, mark);
    tell(code);
  }, [code, mark]);
}
