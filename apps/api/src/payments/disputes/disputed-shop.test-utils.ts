import { sql } from 'kysely';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { paymentOutboxHandlers } from '../payment-outbox-handlers.ts';
import { ORDER, stripeShop } from '../providers/stripe/stripe-shop.test-utils.ts';

/** The buyer's. */
export const email = ORDER.buyer.email.email;
/** Of 24 euros that are kept of a stay 21.82 are net: the hotel gets 82 % of them. */
export const OWED_TO_HOTEL = 1_789;

/** A shop whose payments are disputed and refunded at Stripe's stand-in; open for the tests of a file. */
export function disputedShop() {
  const here = stripeShop();
  const account = () => here.standIn.account;

  /** What happens at the provider, and every message of it, twice. */
  async function delivered<T>(happen: () => T): Promise<T> {
    const before = account().events.length;
    const happened = happen();
    const events = account().events.slice(before);
    for (const event of [...events, ...events]) expect((await here.tell(event)).statusCode).toBe(200);
    return happened;
  }
  const conditionsOf = async (uuid: string) => {
    const { booking_number: bookingNumber } = await here.shop.db
      .selectFrom('purchase')
      .select('booking_number')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return (await here.checkout.post('/gateway/bookings/find', { bookingNumber, email, locale: 'fr_FR' })).body.modificationConditions;
  };
  const cancel = (uuid: string, expectedRefund: number) =>
    here.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
  /** Requests the refunds of a payment that are pending in the outbox; answers how many. */
  async function giveBack(id: string): Promise<number> {
    const { rows } = await sql<{ key: string }>`
      update outbox set sent_at = now() where kind = 'refund' and sent_at is null and payload->>'key' like ${`%${id}%`}
      returning payload->>'key' as key`.execute(here.shop.db);
    for (const { key } of rows)
      await paymentOutboxHandlers({ db: here.shop.db, psp: here.provider })['refund']!({ key }, { id: 1 } as never);
    return rows.length;
  }
  const givenAt = (id: string) => [...account().refunds.values()].filter((one) => one.payment_intent === id).map(({ amount }) => amount);
  async function accountsOf(uuid: string): Promise<Record<string, number>> {
    const { rows } = await sql<{ account: string; cents: number }>`
      select l.account, sum(l.amount_cents)::int as cents from journal_line l join journal_entry e on e.id = l.entry_id
      where e.purchase_uuid = ${uuid} and l.account in ('clearing', 'refundsDue', 'disputes', 'losses')
      group by l.account having sum(l.amount_cents) <> 0`.execute(here.shop.db);
    return Object.fromEntries(rows.map((row) => [row.account, row.cents]));
  }
  async function owedToHotel(uuid: string): Promise<number> {
    const { rows } = await sql<{ cents: number }>`
      select coalesce(-sum(l.amount_cents), 0)::int as cents from journal_line l join journal_entry e on e.id = l.entry_id
      where e.purchase_uuid = ${uuid} and l.account = 'merchantPayable'`.execute(here.shop.db);
    return rows[0]!.cents;
  }
  const isBalanced = async (about: string) =>
    expect((await findAllImbalances(here.shop.db, { graceMinutes: 0 })).filter(({ subject }) => subject === about)).toEqual([]);

  return { here, account, delivered, conditionsOf, cancel, giveBack, givenAt, accountsOf, owedToHotel, isBalanced };
}
