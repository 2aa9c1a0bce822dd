import type { Locale, OrderItems, Toggles } from '@shop/contracts';
import type { LocalDate } from '@shop/domain';
import type { Kysely } from 'kysely';
import type { ShopIndex } from '../../availability/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import type { StockRequest } from '../../inventory/index.ts';
import type { SoldProduct } from '../../orders/index.ts';
import { activityProduct, boxProduct, giftCardProduct } from './gift-product.ts';
import { refusedItem } from './refused-item.ts';
import { shortStayProduct } from './short-stay-product.ts';
import { singleVoucherProduct } from './single-voucher-product.ts';

/** The operator's switches that decide about gifts. */
export type GiftToggles = Pick<Toggles, 'freeGiftCardAmount' | 'physicalSingleVoucher'>;

/** Whose order it is and when: what every product asks. */
export interface PriceContext {
  readonly db: Kysely<Tables>;
  readonly locale: Locale;
  /** The shop's clock. */
  readonly now: Date;
  /** Today and the first day that can be booked, at the point of sale. */
  readonly today: LocalDate;
  readonly firstDay: LocalDate;
  /** Cents that the provider of payments charges at least; left out where no card pays. */
  readonly leastCharge?: number | undefined;
  /** Which gifts the operator sells; `DEFAULT_TOGGLES` where nobody says. */
  readonly toggles?: GiftToggles | undefined;
  /** Says which stays a box opens today; left out where no box is sold. */
  readonly index?: ShopIndex | undefined;
  /** Rooms that a booking holds and gives back for what it becomes: to it they are free. */
  readonly givenBack?: StockRequest | undefined;
}

/** Reads the one product of an order and its price of today; refuses with the reason and the field. */
export async function soldProduct(context: PriceContext, items: OrderItems): Promise<SoldProduct> {
  const { shortStayItem, boxItem, giftCardItem, singleVoucherItem, activityItem } = items;
  const named = [shortStayItem, boxItem, giftCardItem, singleVoucherItem, activityItem].filter(Boolean);
  if (named.length !== 1) throw refusedItem('items', 'An order has exactly one product.');
  if (boxItem) return boxProduct(context, boxItem);
  if (giftCardItem) return giftCardProduct(context, giftCardItem);
  if (activityItem) return activityProduct(context, activityItem);
  if (singleVoucherItem) return singleVoucherProduct(context, singleVoucherItem, 'items.singleVoucherItem');
  return shortStayProduct(context, shortStayItem!);
}
