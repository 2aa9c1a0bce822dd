import type { PersonalData } from '@shop/contracts';
import type { Database } from '../../store/database.ts';
import type { AccountTable } from '../../store/tables/accounts.ts';
import type { Customer } from '../sessions/signed-in.ts';
import { sessionsOf } from '../sessions/session-store.ts';
import { ordersOf } from './orders-of.ts';
import { profileOf } from './profile.ts';
import { sessionView } from './session-view.ts';
import { itemsOf } from './wishlist.ts';

/** All that is kept of a customer, for the customer to take along; no secret and no one else's data. */
export async function personalDataOf({ db, now }: { db: Database; now: Date }, { account, session }: Customer): Promise<PersonalData> {
  const wishlist = await itemsOf(db, account.id);
  const sessions = await sessionsOf({ db, now }, account.id);
  return {
    exportedAt: now.toISOString(),
    profile: profileOf(account),
    sessions: sessions.map((one) => sessionView(one, session.id)),
    wishlist: wishlist.map(({ type, id, addedAt }) => ({ type, id, addedAt: addedAt.toISOString() })),
    orders: await orders(db, account),
    newsletter: await db.selectFrom('newsletter_subscription').selectAll().where('email', '=', account.email).execute(),
    messages: await messages(db, account),
  } as PersonalData;
}

/** Orders as they were placed, gifts included. */
function orders(db: Database, account: AccountTable) {
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
    .select(['amount_cents as amountCents', 'checkin', 'checkout', 'adults', 'children', 'babies', 'request', 'gift', 'invoice'])
    .select('special_request as specialRequest')
    .where(ordersOf(account))
    .orderBy('created_at')
    .execute();
}

function messages(db: Database, { id, email }: AccountTable) {
  return db
    .selectFrom('contact_message')
    .select(['reference', 'reason', 'booking_number as bookingNumber', 'description', 'name', 'email', 'phone', 'created_at as createdAt'])
    .where((eb) => eb.or([eb('account_id', '=', id), eb('email', '=', email)]))
    .orderBy('created_at')
    .execute();
}
