import { sql } from 'kysely';
import { NO_GIFT_WORDS, ORDER_COLUMNS, eraseGiftOf, eraseOrder, eraseParcelAddress, eraseSpecialRequest } from '../erase-order.ts';
import { eraseAccount } from '../erase.ts';
import { owesRefund } from '../open-matters.ts';
import { daysOf } from '../erasure.ts';
import { eraseInvoiceCustomers } from './erase-invoice-customers.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import { isParcelAtRest } from '../../partners/index.ts';
import type { PaymentProvider } from '../../payments/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { RETENTION_PERIODS } from '../../platform/settings/index.ts';

/** As many orders or accounts as one round erases; the next round goes on. */
const BATCH = 200;

/** Erases what the rules of retention no longer keep; by the database's clock. May run in every process. */
export async function erasePersonalData({ db, psp, now }: { db: Database; psp: PaymentProvider; now: Date }): Promise<void> {
  await eraseOldOrders(db);
  await eraseInvoiceCustomers(db, BATCH);
  await eraseSpecialRequests(db);
  await eraseParcelAddresses(db);
  await eraseGiftMessages(db);
  await eraseOldWords(db);
  await eraseUnusedAccounts(db, psp, now);
}

/** Orders that nobody has paid name nobody after a month, those of the books after ten years. */
async function eraseOldOrders(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('purchase')
      .select(ORDER_COLUMNS)
      .where('email', '!=', '')
      .where(
        sql<boolean>`(status = 'failed' and created_at < ${before({ days: RETENTION_PERIODS.unpaidOrderDays })})
          or (status in ('paid', 'cancelled') and created_at < ${before({ years: RETENTION_PERIODS.booksYears })})`,
      )
      .where((is) => is.not(owesRefund))
      .orderBy('created_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const order of old) await eraseOrder(trx, order);
  });
}

/** What a guest has asked the hotel for is nobody's concern after the stay. */
async function eraseSpecialRequests(db: Database): Promise<void> {
  const left = sql<boolean>`coalesce(checkout, created_at::date) < current_date - ${RETENTION_PERIODS.specialRequestDays}::int`;
  const old = await db.selectFrom('purchase').select('uuid').where('special_request', 'is not', null).where(left).limit(BATCH).execute();
  for (const { uuid } of old) await db.transaction().execute((trx) => eraseSpecialRequest(trx, uuid));
}

/** An address stays 90 days after the order, until its parcel is packed, and 30 days after the parcel was sent or came back, whichever ends last. */
async function eraseParcelAddresses(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('purchase')
      .select(['uuid', 'gift', 'request'])
      .where('kind', '=', 'gift')
      .where('status', '<>', 'pending')
      .where('created_at', '<', before({ days: RETENTION_PERIODS.parcelDays }))
      .where(sql<boolean>`gift #>> '{shippingAddress,addressLine}' <> ''`)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('parcel')
              .select('id')
              .whereRef('purchase_uuid', '=', 'uuid')
              .where(sql<boolean>`not ${isParcelAtRest(sql`now()`)}`),
          ),
        ),
      )
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const order of old) await eraseParcelAddress(trx, order);
  });
}

/** A gift stays a gift; who gave it to whom, and in which words, is forgotten. */
async function eraseGiftMessages(db: Database): Promise<void> {
  const old = await db
    .selectFrom('purchase')
    .select(['uuid', 'gift', 'request'])
    .where('kind', '=', 'gift')
    .where('created_at', '<', before({ years: RETENTION_PERIODS.giftWordsYears }))
    .where((is) =>
      is.or([
        orderHasWords,
        is.exists(is.selectFrom('gift_voucher').select('code').whereRef('order_uuid', '=', 'purchase.uuid').where(hasWords)),
      ]),
    )
    .limit(BATCH)
    .execute();
  for (const order of old) await db.transaction().execute((trx) => eraseGiftOf(trx, order));
  await db
    .updateTable('gift_voucher')
    .set(NO_GIFT_WORDS)
    .where('order_uuid', 'is', null)
    .where('created_at', '<', before({ years: RETENTION_PERIODS.giftWordsYears }))
    .where(hasWords)
    .execute();
}

/** The gift as it was sold: a recipient who is erased, or a holder who gave it away, leaves it as it was. */
const orderHasWords = sql<boolean>`(coalesce(gift ->> 'fromName', '') <> '' or coalesce(gift ->> 'message', '') <> ''
  or coalesce(gift ->> 'recipientEmail', '') <> '')`;
const hasWords = sql<boolean>`(from_name is not null or message is not null or recipient_email is not null)`;

/** Messages, subscriptions, records of customer care, and mails that could not be sent. A refund that is still owed is never forgotten. */
async function eraseOldWords(db: Database): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', before({ years: RETENTION_PERIODS.messageYears }))
    .execute();
  await db
    .deleteFrom('care_audit')
    .where('at', '<', before({ years: RETENTION_PERIODS.careAuditYears }))
    .execute();
  await db
    .deleteFrom('care_correction')
    .where('created_at', '<', before({ years: RETENTION_PERIODS.careAuditYears }))
    .execute();
  await db
    .deleteFrom('newsletter_subscription')
    .where(
      sql<boolean>`updated_at < ${before({ years: RETENTION_PERIODS.subscriptionYears })}
        or (confirmed_at is null and consented_at < ${before({ days: RETENTION_PERIODS.unconfirmedSubscriptionDays })})`,
    )
    .execute();
  await db
    .deleteFrom('outbox')
    .where('sent_at', 'is', null)
    .where(sql<boolean>`kind like '%Mail'`)
    .where('created_at', '<', before({ days: RETENTION_PERIODS.unsentMailDays }))
    .execute();
}

/** Accounts that nobody has signed in to; one with a stay or a payment ahead is left alone. */
async function eraseUnusedAccounts(db: Database, psp: PaymentProvider, now: Date): Promise<void> {
  const unused = await db
    .selectFrom('account')
    .selectAll()
    .where(sql<boolean>`last_seen_at < ${before({ years: RETENTION_PERIODS.unusedAccountYears })}`)
    .where((is) => is.not(is.exists(is.selectFrom('session').select('session.id').whereRef('session.account_id', '=', 'account.id'))))
    .limit(BATCH)
    .execute();
  for (const account of unused)
    await eraseAccount({ db, psp }, account, daysOf(account.locale, now)).catch((error: unknown) => {
      if (!(error instanceof HttpProblem)) throw error;
    });
}

function before({ years = 0, days = 0 }: { years?: number; days?: number }) {
  return sql<Date>`now() - make_interval(years => ${years}::int, days => ${days}::int)`;
}
