import type { ActivityDetail, Cents, LocalDate } from '@shop/contracts';
import {
  activityPartyBounds,
  activityVoucherPromo,
  priceForAdults,
  pricePerPerson,
  startingActivityParty,
  type PartyBounds,
} from '@shop/domain';

/** What the panel of an activity shows. */
export interface ActivityPriceView {
  /** The smallest and the largest party that is sold. */
  readonly bounds: PartyBounds;
  /** Every party that has a price; there may be gaps between them. */
  readonly sizes: readonly number[];
  readonly adults: number;
  /** Of the whole party. */
  readonly sellPrice: Cents;
  /** Undefined unless a promotion is shown. */
  readonly refPrice?: Cents;
  /** The last day of a promotion that is shown. */
  readonly promotionEndsOn?: LocalDate;
  /** Percent, 0 for none: under 5 counts as none (spec 2, section 5). */
  readonly promo: number;
  readonly perPerson: Cents;
}

/** The price of the wished party, as far as the prices reach; undefined where nothing is sold (spec 2, section 4, activity purchase). */
export function activityPrice(
  { prices, published }: Pick<ActivityDetail, 'prices' | 'published'>,
  wished: number,
): ActivityPriceView | undefined {
  const list = Object.values(prices).map((price) => ({ ...price, adults: price.paxComposition.adults }));
  const bounds = activityPartyBounds(list);
  if (!published || !bounds) return undefined;
  const adults = startingActivityParty(wished, bounds);
  const price = priceForAdults(list, adults) ?? nearest(list, adults);
  if (!price) return undefined;
  const { sellPrice, barPrice, promotionEndsOn } = price;
  const promo = activityVoucherPromo(barPrice, sellPrice);
  return {
    bounds,
    sizes: list.map((each) => each.adults),
    adults: price.adults,
    sellPrice,
    promo,
    perPerson: pricePerPerson({ sellPrice, adults: price.adults }),
    ...(promo > 0 && { refPrice: barPrice, ...(promotionEndsOn && { promotionEndsOn }) }),
  };
}

/** Where a size between the smallest and the largest is not sold, the next larger one is shown. */
function nearest<P extends { readonly adults: number }>(list: readonly P[], adults: number): P | undefined {
  return list.toSorted((a, b) => a.adults - b.adults).find((price) => price.adults > adults);
}
