import { sql } from 'kysely';
import type { AccountTable, Database } from '../platform/database/index.ts';
import { sentTo } from '../gifts/delivery/index.ts';
import { ordersOf } from '../orders/index.ts';

const FACTS = [
  ...['gift_voucher.kind', 'gift_voucher.status', 'gift_voucher.format', 'gift_voucher.value_cents as valueCents'],
  ...['gift_voucher.remaining_cents as remainingCents', 'gift_voucher.expires_on as expiresOn', 'gift_voucher.created_at as createdAt'],
  ...['gift_voucher.from_name as fromName', 'gift_voucher.message'],
] as const;
/** What opens the gift. */
const CODE = sql<string>`coalesce(gift_voucher.current_code, gift_voucher.code)`.as('code');

/** Gifts that the customer has bought, with what they wrote on them and to whom. */
export function boughtVouchers(db: Database, account: AccountTable) {
  return db
    .selectFrom('gift_voucher')
    .innerJoin('purchase', 'purchase.uuid', 'gift_voucher.order_uuid')
    .select(FACTS)
    .select(['gift_voucher.recipient_email as recipientEmail', 'purchase.booking_number as bookingNumber', CODE])
    .where(ordersOf(account))
    .orderBy('gift_voucher.created_at')
    .execute();
}

/** Gifts that were sent to the customer; what is still to be sent is a surprise. */
export function receivedVouchers(db: Database, account: AccountTable) {
  return db
    .selectFrom('gift_voucher')
    .leftJoin('gift_delivery', 'gift_delivery.id', 'gift_voucher.delivery_id')
    .select(FACTS)
    .select(CODE)
    .where(sentTo(account))
    .where((is) => is.or([is('gift_delivery.id', 'is', null), is('gift_delivery.state', '=', 'sent')]))
    .orderBy('gift_voucher.created_at')
    .execute();
}
