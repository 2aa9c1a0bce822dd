import type { GiftSendTime, Locale, OrderItems, Toggles } from '@shop/contracts';
import { GIFT_CARD_PICTURE, type LocalDate, type Party, type SoldPolicy } from '@shop/domain';
import type { Kysely } from 'kysely';
import type { StayPeriod } from '../../availability/stay-period.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { VoucherKind } from '../../platform/database/tables/gifts.ts';
import type { StockRequest } from '../../inventory/stock.ts';
import { activityProduct, boxProduct, giftCardProduct } from './gift-product.ts';
import { refusedItem } from './refused-item.ts';
import { shortStayProduct } from './short-stay-product.ts';
import { singleVoucherProduct } from './single-voucher-product.ts';

/** Whose order it is and when: what every product asks. */
/** The operator's switches that decide about gifts. */
export type GiftToggles = Pick<Toggles, 'freeGiftCardAmount' | 'physicalSingleVoucher'>;

export interface Asking {
  readonly db: Kysely<Tables>;
  readonly locale: Locale;
  /** The shop's clock. */
  readonly now: Date;
  /** Today and the first day that can be booked, at the point of sale. */
  readonly today: LocalDate;
  readonly firstDay: LocalDate;
  /** Which gifts the operator sells; `DEFAULT_TOGGLES` where nobody says. */
  readonly toggles?: GiftToggles | undefined;
  /** Rooms that a booking holds and gives back for what it becomes: to it they are free. */
  readonly givenBack?: StockRequest | undefined;
}

/** A stay as it was sold; everything that stock and cancellation need later. */
export interface SoldStay {
  readonly stayId: number;
  readonly hotelId: number;
  readonly roomId: number;
  readonly rooms: number;
  readonly period: StayPeriod;
  readonly party: Party;
  readonly cancellation: SoldPolicy;
}

/** A gift as it was sold; one voucher a piece is written once it is paid. */
export interface SoldGift {
  readonly kind: VoucherKind;
  readonly productCode: string | null;
  readonly affiliateId: string | null;
  /** Cents that one voucher is worth. */
  readonly value: number;
  readonly nights: number | null;
  readonly adults: number;
  readonly format: 'digital' | 'physical';
  readonly quantity: number;
  /** Name in every language, and the picture. */
  readonly label: unknown;
  readonly image: string | undefined;
  readonly fromName: string | null;
  readonly message: string | null;
  readonly recipientEmail: string | null;
  /** When its mail leaves, as the buyer has chosen it; at once without. */
  readonly sendAt?: GiftSendTime | undefined;
  readonly shippingAddress: unknown;
  readonly extras: readonly string[];
}

/** What a gift is shown by: a gift card has no picture of its own. */
export function giftPicture({ kind, image }: Pick<SoldGift, 'kind' | 'image'>): string | undefined {
  return image ?? (kind === 'GIFTCARD' ? GIFT_CARD_PICTURE : undefined);
}

/** What is bought, and its price in cents before reductions. */
export type SoldProduct = {
  readonly price: number;
  readonly extras: number;
  readonly shipping: number;
  /** Promotion codes may count for some of them only. */
  readonly themes: readonly string[];
} & (
  | { readonly kind: 'stay'; readonly stay: SoldStay; readonly activitiesWithoutDay: readonly string[] }
  | { readonly kind: 'gift'; readonly gift: SoldGift }
);

/** Reads the one product of an order and its price of today; refuses with the reason and the field. */
export async function soldProduct(asking: Asking, items: OrderItems): Promise<SoldProduct> {
  const { shortStayItem, boxItem, giftCardItem, singleVoucherItem, activityItem } = items;
  const named = [shortStayItem, boxItem, giftCardItem, singleVoucherItem, activityItem].filter(Boolean);
  if (named.length !== 1) throw refusedItem('items', 'An order has exactly one product.');
  if (boxItem) return boxProduct(asking, boxItem);
  if (giftCardItem) return giftCardProduct(asking, giftCardItem);
  if (activityItem) return activityProduct(asking, activityItem);
  if (singleVoucherItem) return singleVoucherProduct(asking, singleVoucherItem, 'items.singleVoucherItem');
  return shortStayProduct(asking, shortStayItem!);
}
