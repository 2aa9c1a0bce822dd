import type { ShortStayItem } from '@shop/contracts';
import { DEFAULT_PARTY } from '@shop/domain';
import { refusedItem } from './refused-item.ts';
import { singleVoucherProduct } from './single-voucher-product.ts';
import type { PriceContext } from './product-to-sell.ts';
import type { SoldProduct } from '../../orders/index.ts';
import { stayProduct } from './stay-product.ts';

const ITEM = 'items.shortStayItem';
const CRITERIA = `${ITEM}.reservationCriteria.`;
const OF_A_GIFT = ['format', 'customization', 'extras', 'shippingAddress', 'recipientEmail', 'recipients', 'sendAt', 'quantity'] as const;

/**
 * A stay on its days, or with `gift` a voucher without any (spec 2, section 3). What is said of the one and belongs to the
 * other is refused: passed over, a customer would believe it is part of the order.
 */
export async function shortStayProduct(context: PriceContext, item: ShortStayItem): Promise<SoldProduct> {
  const { gift, reservationCriteria, specialRequest: _, ...given } = item;
  if (gift) {
    checkWithoutDays(reservationCriteria);
    return singleVoucherProduct(context, { ...given, offerId: reservationCriteria.offerId, nights: reservationCriteria.nights ?? 1 }, ITEM);
  }
  const stray = OF_A_GIFT.find((name) => given[name] !== undefined);
  if (stray) throw refusedItem(`${ITEM}.${stray}`, 'Only a gift is wrapped, sent or bought several times.');
  return stayProduct(context, reservationCriteria, CRITERIA);
}

/** Who gets a gift chooses its days; it is for two (spec 1, sections 5 and 9). */
function checkWithoutDays({ travelPeriod, activityDaySelections = [], pax }: ShortStayItem['reservationCriteria']): void {
  if (travelPeriod) throw refusedItem(`${CRITERIA}travelPeriod`, 'A gift has no days: who gets it chooses them.');
  if (activityDaySelections.length > 0) throw refusedItem(`${CRITERIA}activityDaySelections`, 'A gift has no days of activities.');
  const { adults, children, babies } = DEFAULT_PARTY;
  if (pax.numberOfAdults !== adults || pax.numberOfChildren !== children || pax.numberOfBabies !== babies)
    throw refusedItem(`${CRITERIA}pax`, `A gift is for ${adults} adults.`);
}
