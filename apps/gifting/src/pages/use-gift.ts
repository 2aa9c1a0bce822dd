import { giftExtrasQuery, shippingCostsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { GiftFormat, GiftTier } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { giftView, type GiftView } from '../views/gift-view.ts';

export interface GiftParams {
  readonly tiers: readonly GiftTier[];
  readonly requested: {
    readonly format?: GiftFormat | undefined;
    readonly extras: readonly string[];
    readonly giftNights?: number | undefined;
  };
  readonly isPhysicalOn?: boolean;
  /** False where no printed one is left. */
  readonly isInStock?: boolean;
}

/** A gift with what can be added to it, and its price. */
export function useGift({ tiers, requested, isPhysicalOn = true, isInStock = true }: GiftParams): GiftView {
  const { locale } = useSite();
  const { data: shipping } = useQuery(shippingCostsQuery({ locale }));
  const { data: offered } = useQuery(giftExtrasQuery({ locale }));
  return giftView({ tiers, requested, shipping, offered, isPhysicalOn, isInStock, locale });
}
