import type { ActivityPrice } from '@shop/contracts';
import { activityVoucherPromo } from '@shop/domain';
import type { Product } from './activity-shelf.ts';

/** A price for each party that is sold, the smallest first. */
export function activityPrices({ first_adults, sell_cents, reference_cents }: Product): ActivityPrice[] {
  return sell_cents.map((sellPrice, more) => {
    const barPrice = reference_cents[more] ?? sellPrice;
    return {
      paxComposition: { adults: first_adults + more },
      sellPrice,
      barPrice,
      promoPercentageRounded: activityVoucherPromo(barPrice, sellPrice),
    };
  });
}
