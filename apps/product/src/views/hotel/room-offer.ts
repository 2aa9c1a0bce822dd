import type { Cents, LocalDate, RoomOffer } from '@shop/contracts';
import { addDays, pricePerNight, stayPromo, type Party } from '@shop/domain';
import { pricedStayHref } from '@shop/routes';

export interface ShownOffer {
  readonly sellPrice: Cents;
  /** Undefined unless a promotion is shown. */
  readonly refPrice?: Cents;
  /** Percent, 0 for none: under 10 counts as none (spec 2, section 5). */
  readonly promo: number;
  /** The last day on which it is sold at this price; undefined where nobody says. */
  readonly promotionEndsOn?: LocalDate;
  /** Rounded up to whole euros (spec 2, section 9). */
  readonly perNight: Cents;
}

/** The price of a room's offer: for the whole party and all nights, and what a night of it comes to. */
export function offerPrice({ price, nights }: Pick<RoomOffer, 'price' | 'nights'>): ShownOffer {
  const { sellPrice, refPrice, promotionEndsOn } = price;
  const promo = stayPromo(refPrice, sellPrice);
  const promoted = promo > 0 && { refPrice, ...(promotionEndsOn && { promotionEndsOn }) };
  return { sellPrice, promo, perNight: pricePerNight({ sellPrice, nights }), ...promoted };
}

/** The stay behind an offer of a room, which only the hotel flow shows: opened with the visitor's days and party, and this offer chosen. */
export function offerHref({ id, uri, nights, checkin, hasSelectedDates }: RoomOffer, party: Party): string {
  const days = hasSelectedDates && checkin ? { checkin, checkout: addDays(checkin, nights) } : {};
  return pricedStayHref(uri, { ...days, ...party, offerId: id }, { flow: 'hotel' });
}
