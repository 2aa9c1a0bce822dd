import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';
import { sentTo } from '../gifts/delivery/index.ts';
import { ordersOf, type Owner } from '../orders/index.ts';

const FACTS = ['gift_voucher.value_cents as valueCents', 'gift_voucher.created_at as createdAt'] as const;
/** What has become of it. */
const STATE = ['gift_voucher.status', 'gift_voucher.remaining_cents as remainingCents', 'gift_voucher.expires_on as expiresOn'] as const;
const WORDS = ['gift_voucher.from_name as fromName', 'gift_voucher.message'] as const;
/** What opens the gift. */
const CODE = sql<string>`coalesce(gift_voucher.current_code, gift_voucher.code)`.as('code');

/** Only of a gift that was not given to somebody else by its holder. */
const unlessGivenAway = <Value = string>(
  column: 'from_name' | 'message' | 'recipient_email' | 'status' | 'remaining_cents' | 'expires_on',
) => sql<Value | null>`case when gift_voucher.transferred_at is null then ${sql.ref(`gift_voucher.${column}`)} end`;

/** What it is to its buyer: of one that was given to somebody else what it was sold as. */
const asBought = (column: 'kind' | 'format') =>
  sql<string>`case when gift_voucher.transferred_at is null then ${sql.ref(`gift_voucher.${column}`)}
    else coalesce(purchase.gift ->> ${column}::text, ${sql.ref(`gift_voucher.${column}`)}) end`.as(column);

/**
 * Gifts that the customer has bought, with what they wrote on them and to whom; of one that its holder has given to somebody else the
 * code that it was sold with, and nothing of what becomes of it (decision "a gift changes hands").
 */
export function boughtVouchers(db: Database, owner: Owner) {
  return db
    .selectFrom('gift_voucher')
    .innerJoin('purchase', 'purchase.uuid', 'gift_voucher.order_uuid')
    .select(FACTS)
    .select([asBought('kind'), asBought('format')])
    .select([unlessGivenAway('status').as('status'), unlessGivenAway<number>('remaining_cents').as('remainingCents')])
    .select([unlessGivenAway('expires_on').as('expiresOn'), unlessGivenAway('from_name').as('fromName')])
    .select(unlessGivenAway('message').as('message'))
    .select([unlessGivenAway('recipient_email').as('recipientEmail'), 'purchase.booking_number as bookingNumber'])
    .select(sql<string>`case when transferred_at is null then coalesce(current_code, code) else code end`.as('code'))
    .select('gift_voucher.transferred_at as transferredAt')
    .where(ordersOf(owner))
    .orderBy('gift_voucher.created_at')
    .execute();
}

/** Gifts that were sent to the customer; what is still to be sent is a surprise. */
export function receivedVouchers(db: Database, owner: Owner) {
  return db
    .selectFrom('gift_voucher')
    .leftJoin('gift_delivery', 'gift_delivery.id', 'gift_voucher.delivery_id')
    .select(['gift_voucher.kind', 'gift_voucher.format'])
    .select(FACTS)
    .select(STATE)
    .select(WORDS)
    .select(['gift_voucher.recipient_name as recipientName', CODE])
    .where(sentTo(owner))
    .where((is) => is.or([is('gift_delivery.id', 'is', null), is('gift_delivery.state', '=', 'sent')]))
    .orderBy('gift_voucher.created_at')
    .execute();
}
