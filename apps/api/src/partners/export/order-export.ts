import type { Buyer, Locale } from '@shop/contracts';
import { orderTotal, type OrderMovement, type OrderParts } from '@shop/domain';
import type { Purchase, SoldGift } from '../../orders/index.ts';
import { text } from '../../availability/cards/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { numberRows } from '../messages/positions.ts';
import { csvLine } from './csv.ts';

/** Columns of the export, in the order of a CSV; new ones come at the end. docs/partners-delivery.md says what they hold. */
export const ORDER_COLUMNS = [
  'cursor',
  'event',
  'eventAt',
  'bookingNumber',
  'status',
  'kind',
  'locale',
  'createdAt',
  'paidAt',
  'cancelledAt',
  'hotelId',
  'roomId',
  'stayId',
  'rooms',
  'checkin',
  'checkout',
  'adults',
  'children',
  'babies',
  'productCode',
  'productName',
  'quantity',
  'format',
  'productCents',
  'extrasCents',
  'shippingCents',
  'insuranceCents',
  'paymentFeeCents',
  'promotionCents',
  'totalCents',
  'giftCents',
  'cardCents',
  'refundedCents',
  'promotionCode',
  'minisiteId',
  'customerName',
  'customerEmail',
  'customerCountry',
  'waivedCents',
] as const;

export type ExportedOrder = Readonly<Record<(typeof ORDER_COLUMNS)[number], string | number | null>>;

export interface OrderPage {
  readonly orders: readonly ExportedOrder[];
  /** Where to go on; the cursor of each line serves as well. */
  readonly cursor: string;
  readonly more: boolean;
}

/** Movements of orders after a cursor, in order, each with its order as it is now: a reader that stores the last line of each knows all. */
export async function exportOrders(db: Database, { since, limit }: { since: number; limit: number }): Promise<OrderPage> {
  await numberRows(db, 'order_event');
  const rows = await db
    .selectFrom('order_event')
    .innerJoin('purchase', 'purchase.uuid', 'order_event.purchase_uuid')
    .selectAll('purchase')
    .select(['order_event.position', 'order_event.movement', 'order_event.happened_at'])
    .where('order_event.position', '>', since)
    .orderBy('order_event.position')
    .limit(limit + 1)
    .execute();
  const orders = rows.slice(0, limit).map(exported);
  return { orders, cursor: String(orders.at(-1)?.cursor ?? since), more: rows.length > limit };
}

export const csvHeader = (): string => csvLine(ORDER_COLUMNS);
export const csvOrder = (order: ExportedOrder): string => csvLine(ORDER_COLUMNS.map((column) => order[column]));
export const ndjsonOrder = (order: ExportedOrder): string => `${JSON.stringify(order)}\n`;

type EventOfOrder = Purchase & { readonly position: number | null; readonly movement: OrderMovement; readonly happened_at: Date };

function exported(row: EventOfOrder): ExportedOrder {
  const parts = row.parts as OrderParts | null;
  const gift = row.gift as SoldGift | null;
  const buyer = row.buyer as Partial<Buyer>;
  return {
    cursor: row.position,
    event: row.movement,
    eventAt: row.happened_at.toISOString(),
    bookingNumber: row.booking_number,
    status: row.status,
    kind: gift?.kind ?? 'STAY',
    locale: row.locale,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    hotelId: row.hotel_id,
    roomId: row.room_id,
    stayId: row.stay_id,
    rooms: row.rooms,
    checkin: row.checkin,
    checkout: row.checkout,
    adults: row.adults,
    children: row.children,
    babies: row.babies,
    productCode: gift?.productCode ?? null,
    productName: gift ? text(gift.label, row.locale as Locale) : null,
    quantity: gift?.quantity ?? 1,
    format: gift?.format ?? null,
    productCents: parts?.product ?? row.amount_cents,
    extrasCents: parts?.extras ?? 0,
    shippingCents: parts?.shipping ?? 0,
    insuranceCents: parts?.insurance ?? 0,
    paymentFeeCents: parts?.paymentFee ?? 0,
    promotionCents: parts?.promotion ?? 0,
    totalCents: parts ? orderTotal(parts) : row.amount_cents,
    giftCents: parts?.gifts ?? 0,
    cardCents: parts ? orderTotal(parts) - parts.gifts : row.amount_cents,
    refundedCents: row.refunded_cents,
    promotionCode: row.promotion_code,
    minisiteId: row.minisite_id,
    customerName: [buyer.firstName, buyer.lastName].filter(Boolean).join(' '),
    customerEmail: row.email,
    customerCountry: buyer.country ?? null,
    waivedCents: parts?.waived ?? 0,
  };
}
