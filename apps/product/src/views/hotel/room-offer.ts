import type { Cents, RoomOffer } from '@shop/contracts';
import { addDays, pricePerNight, stayPromo, type Party } from '@shop/domain';
import { formatStayMirror } from '@shop/routes';

export interface ShownOffer {
  readonly sellPrice: Cents;
  /** Undefined unless a promotion is shown. */
  readonly refPrice?: Cents;
  /** Percent, 0 for none: under 10 counts as none (spec 2, section 5). */
  readonly promo: number;
  /** Rounded up to whole euros (spec 2, section 9). */
  readonly perNight: Cents;
}

/** The price of a room's offer: for the whole party and all nights, and what a night of it comes to. */
export function offerPrice({ price, nights }: Pick<RoomOffer, 'price' | 'nights'>): ShownOffer {
  const { sellPrice, refPrice } = price;
  const promo = stayPromo(refPrice, sellPrice);
  return { sellPrice, promo, perNight: pricePerNight({ sellPrice, nights }), ...(promo > 0 && { refPrice }) };
}

/** The stay behind an offer, opened with the visitor's days and party and with this very offer chosen. */
export function offerHref({ id, uri, nights, checkin, hasSelectedDates }: RoomOffer, party: Party): string {
  const days = hasSelectedDates && checkin ? { checkin, checkout: addDays(checkin, nights) } : {};
  return uri + formatStayMirror({ ...days, ...party, offerId: id });
}
