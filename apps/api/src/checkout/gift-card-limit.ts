import { mailboxOf } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { HttpProblem } from '../platform/http/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';

const WINDOW_HOURS = 24;
/** First key of the advisory locks of mailboxes that buy gift cards. */
const LOCK = 4_200_032;

export interface GiftCardsWanted {
  readonly email: string;
  /** Cents that a card is to pay. */
  readonly amount: number;
  /** Cents that one mailbox may spend on gift cards in 24 hours. */
  readonly limit: number;
  readonly now: Date;
}

/** One after the other for each mailbox, until the transaction ends: orders that begin together are all counted. */
export async function lockGiftCardsOf(trx: Transaction<Tables>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${mailboxOf(email)}))`.execute(trx);
}

/**
 * Refuses gift cards beyond what one mailbox may buy by card in 24 hours, however its address is written (decision note
 * `one-mailbox-one-customer`): stolen cards are turned into gift cards first, and those are spent before the cards' holders complain.
 * Orders that wait for their payment count, too, since each may still be paid. `amount` of the refusal is what is left, in cents.
 */
export async function checkGiftCardLimit(db: Database, { email, amount, limit, now }: GiftCardsWanted): Promise<void> {
  const orders = await db
    .selectFrom('purchase')
    .select(['email', 'amount_cents'])
    .where('kind', '=', 'gift')
    .where(sql<boolean>`request ? 'giftCardItem'`)
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', '=', 'paid'), eb('paid_at', '>', new Date(now.getTime() - WINDOW_HOURS * 3_600_000))]),
        and([eb('status', '=', 'pending'), eb('expires_at', '>', now)]),
      ]),
    )
    .execute();
  const mailbox = mailboxOf(email);
  const bought = orders.filter((order) => mailboxOf(order.email) === mailbox).reduce((sum, order) => sum + order.amount_cents, 0);
  const left = Math.max(0, limit - bought);
  if (amount <= left) return;
  throw new HttpProblem(409, {
    code: 'GIFT_CARD_LIMIT',
    message: `Gift cards worth ${left / 100} euros can still be bought for this e-mail address within ${WINDOW_HOURS} hours.`,
    field: 'items.giftCardItem.amount',
    amount: left,
  });
}
