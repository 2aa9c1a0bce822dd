import { sql } from 'kysely';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { NOW, ORDER, stripeShop } from '../providers/stripe/stripe-shop.test-utils.ts';
import { failedRefunds, refusedRefunds } from './failed-refunds.ts';
import { transferRefund } from './transfer-refund.ts';

const here = stripeShop();
const TRANSFER = { reference: 'SCT 2030-0611', by: 'Anne Martin', reason: 'card closed' };

beforeEach(() => {
  here.standIn.account.refundsStayPending = true;
});

const tellSince = async (count: number, times = 1) => {
  const events = here.standIn.account.events.slice(count);
  for (let time = 0; time < times; time++) for (const event of events) expect((await here.tell(event)).statusCode).toBe(200);
};
const told = () => here.standIn.account.events.length;

/** Cents on each account that is not even, of an order. */
async function accountsOf(uuid: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select l.account, sum(l.amount_cents)::int as cents from journal_line l join journal_entry e on e.id = l.entry_id
    where e.purchase_uuid = ${uuid} group by l.account having sum(l.amount_cents) <> 0`.execute(here.shop.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
const isBalanced = async (uuid: string) =>
  expect((await findAllImbalances(here.shop.db, { graceMinutes: 0 })).filter(({ subject }) => subject === uuid)).toEqual([]);
const refundsAt = (id: string) => [...here.standIn.account.refunds.values()].filter((refund) => refund.payment_intent === id);

/** A booking that was cancelled, whose refund is on its way to the customer's bank. */
async function cancelled() {
  const { orderUUID, id } = await here.bought();
  await here.checkout.post(`/gateway/bookings/${orderUUID}/cancellation`, { email: ORDER.buyer.email.email, expectedRefund: 9_600 });
  const key = `cancelled-${id}`;
  const before = told();
  await here.provider.refund({ intentId: id, amount: 9_600, key });
  await tellSince(before);
  return { orderUUID, id, key };
}

describe('a refund that the bank sends back', () => {
  test('is taken back in the books, owed again and not made again by itself; customer care gets one mail', async () => {
    const { orderUUID, id, key } = await cancelled();
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'charged', refunded: 9_600 });
    const before = told();
    here.standIn.account.settleRefund(refundsAt(id)[0]!.id, 'failed');
    await tellSince(before, 2);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'refunding', charged: 12_000, refunded: 0, promised: 9_600 });
    expect(await accountsOf(orderUUID)).toMatchObject({ clearing: 12_000, refundsDue: -9_600 });
    await isBalanced(orderUUID);
    await drainOutbox(here.shop.outbox);
    expect(refundsAt(id).map(({ status }) => status)).toEqual(['failed']);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'refunding', refunded: 0 });
    const mails = [...here.shop.mails.values()].filter(({ text }) => text.includes(`transfer ${key}`));
    expect(mails.map(({ to, subject }) => [to.address, /^Refund failed: booking \d+, 96\.00 EUR$/.test(subject)])).toEqual([
      ['care@shop.example', true],
    ]);
    expect(await failedRefunds(here.shop.db)).toContainEqual(expect.objectContaining({ key, amount: 9_600 }));
  });

  test('is given by a transfer, once, with its reference, who made it and why', async () => {
    const { orderUUID, id, key } = await cancelled();
    const transfer = () => transferRefund({ db: here.shop.db, now: NOW }, { key, ...TRANSFER });
    await expect(transfer()).rejects.toThrow('given since');
    const before = told();
    here.standIn.account.settleRefund(refundsAt(id)[0]!.id, 'failed');
    await tellSince(before);
    expect(await transfer()).toBe(9_600);
    // The same note again is the same transfer; another one is none.
    expect(await transfer()).toBe(9_600);
    await expect(transferRefund({ db: here.shop.db, now: NOW }, { key, ...TRANSFER, reference: 'SCT 2' })).rejects.toThrow('given since');
    await tellSince(before);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'charged', refunded: 9_600, promised: 9_600 });
    expect(await accountsOf(orderUUID)).toMatchObject({ clearing: 12_000, bank: -9_600 });
    expect(await accountsOf(orderUUID)).not.toHaveProperty('refundsDue');
    await isBalanced(orderUUID);
    expect((await failedRefunds(here.shop.db)).map((refund) => refund.key)).not.toContain(key);
    const row = await here.shop.db.selectFrom('payment_refund').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ transfer_reference: 'SCT 2030-0611', transferred_by: 'Anne Martin', transfer_reason: 'card closed' });
  });

  test('arrives after all where the provider says so: nothing is taken back', async () => {
    const { orderUUID, id } = await cancelled();
    const before = told();
    here.standIn.account.settleRefund(refundsAt(id)[0]!.id, 'succeeded');
    await tellSince(before);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'charged', refunded: 9_600 });
    await isBalanced(orderUUID);
  });

  test('is taken back too where it was made in the dashboard and noted while it was on its way', async () => {
    const { orderUUID, id } = await here.bought();
    const before = told();
    const { id: refundId } = here.standIn.account.refund(id, 5_000);
    await tellSince(before);
    expect(await here.stateOf(orderUUID)).toMatchObject({ refunded: 5_000 });
    const later = told();
    here.standIn.account.settleRefund(refundId, 'failed');
    await tellSince(later, 2);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'refunding', refunded: 0, promised: 5_000 });
    expect(await accountsOf(orderUUID)).toMatchObject({ clearing: 12_000, refundsDue: -5_000 });
    await isBalanced(orderUUID);
    expect(await transferRefund({ db: here.shop.db, now: NOW }, { key: `provider-${refundId}`, ...TRANSFER })).toBe(5_000);
    await isBalanced(orderUUID);
  });

  test('is settled by the next one that a colleague makes in the dashboard, which is given once', async () => {
    const { orderUUID, id, key } = await cancelled();
    const before = told();
    here.standIn.account.settleRefund(refundsAt(id)[0]!.id, 'failed');
    await tellSince(before);
    const later = told();
    here.standIn.account.refund(id, 9_600);
    await tellSince(later, 2);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'charged', refunded: 9_600, promised: 9_600 });
    expect(await accountsOf(orderUUID)).toMatchObject({ clearing: 2_400 });
    expect(await accountsOf(orderUUID)).not.toHaveProperty('refundsDue');
    await isBalanced(orderUUID);
    expect((await failedRefunds(here.shop.db)).map((refund) => refund.key)).not.toContain(key);
  });
});

describe('a refund that the provider refuses each time', () => {
  /** A booking that was cancelled, whose refund was promised and, as often as it was tried, refused. */
  async function refused() {
    const { orderUUID, id } = await here.bought();
    await here.checkout.post(`/gateway/bookings/${orderUUID}/cancellation`, { email: ORDER.buyer.email.email, expectedRefund: 9_600 });
    const key = `cancelled-${id}`;
    const tried = (ago: string) =>
      sql`update outbox set attempts = 3, last_error = 'charge is too old', next_attempt_at = now() + interval '20 seconds' - ${ago}::interval
        where kind = 'refund' and payload->>'key' = ${key}`.execute(here.shop.db);
    return { orderUUID, id, key, tried };
  }
  const transfer = (key: string) => transferRefund({ db: here.shop.db, now: NOW }, { key, ...TRANSFER });

  test('is given by a transfer once, and no longer asked of the provider', async () => {
    const { orderUUID, id, key, tried } = await refused();
    await expect(transfer(key)).rejects.toThrow('did not fail');
    await tried('1 minute');
    await expect(transfer(key)).rejects.toThrow('just now');
    expect(await refusedRefunds(here.shop.db)).toContainEqual(
      expect.objectContaining({ key, amount: 9_600, refusal: 'charge is too old' }),
    );
    await tried('3 minutes');
    expect(await transfer(key)).toBe(9_600);
    expect(await transfer(key)).toBe(9_600);
    await sql`update outbox set next_attempt_at = now() where sent_at is null`.execute(here.shop.db);
    await drainOutbox(here.shop.outbox);
    expect(refundsAt(id)).toEqual([]);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'charged', refunded: 9_600, promised: 9_600 });
    expect(await accountsOf(orderUUID)).toMatchObject({ clearing: 12_000, bank: -9_600 });
    expect(await accountsOf(orderUUID)).not.toHaveProperty('refundsDue');
    await isBalanced(orderUUID);
    expect((await refusedRefunds(here.shop.db)).map((refund) => refund.key)).not.toContain(key);
  });
});
