import type { PersonalData } from '@shop/contracts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PaymentProvider } from '../payments/index.ts';
import type { Database } from '../platform/database/index.ts';
import { cardsOf } from '../payments/cards/index.ts';
import { passkeyRows, passkeyView } from '../accounts/passkeys/index.ts';
import { type Customer, sessionsOf } from '../accounts/sessions/index.ts';
import { ownProfile } from './erasure.ts';
import { boughtVouchers, receivedVouchers } from './exported-gifts.ts';
import { ordersOf, type Owner } from '../orders/index.ts';
import { itemsOf, sessionView } from '../accounts/customer/index.ts';
import { alertsOf, shareOf, type StoredAlert } from '../accounts/wishes/index.ts';

/** All that is kept of a customer, for the customer to take along; no secret and no one else's data. Saved cards are the provider's to tell (503). */
export async function personalDataOf(
  { db, psp, now }: { db: Database; psp: PaymentProvider; now: Date },
  { account, session }: Customer,
): Promise<PersonalData> {
  const wishlist = await itemsOf(db, account.id);
  const alerts = new Map((await alertsOf(db, account.id)).map((alert) => [`STAY ${alert.item_id}`, alert]));
  const wishlistLink = await shareOf(db, account.id);
  const sessions = await sessionsOf({ db, now }, account.id);
  return {
    exportedAt: now.toISOString(),
    profile: await ownProfile({ db, now }, account),
    sessions: sessions.map((one) => sessionView(one, session.id)),
    passkeys: (await passkeyRows(db, account.id)).map(passkeyView),
    cards: (await cardsOf({ db, psp }, account.id)).map(({ brand, last4, expires }) => ({ brand, last4, ...(expires && { expires }) })),
    paymentCustomers: await paymentCustomers(db, account.id),
    wishlist: wishlist.map(({ addedAt, ...wish }) => {
      const alert = alerts.get(`${wish.type} ${wish.id}`);
      return { ...wish, addedAt: addedAt.toISOString(), ...(alert && { alert: alertView(alert) }) };
    }),
    ...(wishlistLink !== undefined && { wishlistLink }),
    ...(await dataOfAddress(db, account)),
  } as PersonalData;
}

/** What an address has left at the shop, but for its account: orders, gifts, the newsletter and messages. */
export async function dataOfAddress(db: Database, owner: Owner) {
  return {
    orders: await orders(db, owner),
    gifts: { bought: await boughtVouchers(db, owner), received: await receivedVouchers(db, owner) },
    newsletter: await db.selectFrom('newsletter_subscription').selectAll().where('email', '=', owner.email).execute(),
    messages: await messages(db, owner),
  };
}

function alertView({ locale, checkin, nights, adults, children, babies, known_cents, created_at, mailed_at }: StoredAlert) {
  return { locale, checkin, nights, adults, children, babies, knownPrice: known_cents, createdAt: created_at, mailedAt: mailed_at };
}

/** Who the customer is at the payment provider. */
function paymentCustomers(db: Database, accountId: string) {
  return db
    .selectFrom('payment_customer')
    .select(['customer_id as customerId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Orders as they were placed, gifts included. */
function orders(db: Database, owner: Owner) {
  return db
    .selectFrom('purchase')
    .select([
      'uuid as orderUUID',
      'booking_number as bookingNumber',
      'kind',
      'status',
      'locale',
      'created_at as createdAt',
      'buyer',
      'email',
    ])
    .select(['amount_cents as amountCents', 'checkin', 'checkout', 'adults', 'children', 'babies', 'request', 'gift', 'invoice', 'parts'])
    .select('special_request as specialRequest')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('care_note')
          .select(['note', 'created_at as createdAt'])
          .whereRef('purchase_uuid', '=', 'purchase.uuid')
          .orderBy('created_at'),
      ).as('careNotes'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('care_refund')
          .select(['reason', 'amount_cents as amountCents', 'created_at as createdAt'])
          .whereRef('purchase_uuid', '=', 'purchase.uuid')
          .orderBy('created_at'),
      ).as('careRefunds'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('payment_refund')
          .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
          .select(['transfer_reason as reason', 'payment_refund.amount_cents as amountCents', 'done_at as createdAt'])
          .whereRef('payment_intent.purchase_uuid', '=', 'purchase.uuid')
          .where('transfer_reason', 'is not', null)
          .orderBy('done_at'),
      ).as('refundTransfers'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('purchase_change')
          .select(['stay', 'status', 'created_at as createdAt'])
          .whereRef('purchase_uuid', '=', 'purchase.uuid')
          .orderBy('created_at'),
      ).as('changes'),
    )
    .where(ordersOf(owner))
    .orderBy('created_at')
    .execute();
}

function messages(db: Database, { id, email }: Owner) {
  return db
    .selectFrom('contact_message')
    .select(['reference', 'reason', 'booking_number as bookingNumber', 'description', 'name', 'email', 'phone', 'created_at as createdAt'])
    .where((eb) => eb.or([eb('account_id', '=', id), eb('email', '=', email)]))
    .orderBy('created_at')
    .execute();
}
