import type { ActivityPrice } from '@shop/contracts';
import { activityVoucherPromo, endOfShownPromotion } from '@shop/domain';
import type { Product } from './activity-shelf.ts';

/** A price for each party that is sold, the smallest first. */
export function activityPrices({ first_adults, sell_cents, reference_cents, promotion }: Product): ActivityPrice[] {
  return sell_cents.map((sellPrice, more) => {
    const barPrice = reference_cents[more] ?? sellPrice;
    const promo = activityVoucherPromo(barPrice, sellPrice);
    return {
      paxComposition: { adults: first_adults + more },
      sellPrice,
      barPrice,
      promoPercentageRounded: promo,
      ...endOfShownPromotion(promotion, promo),
    };
  });
}
