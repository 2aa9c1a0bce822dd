import { sql } from 'kysely';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { scheduledPayments, scheduleOf } from '../../orders/instalments.ts';
import { BUYER, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { paymentOutboxHandlers } from '../payment-outbox-handlers.ts';
import { NOW, stripeShop } from '../providers/stripe/stripe-shop.test-utils.ts';

const here = stripeShop();
const account = () => here.standIn.account;
let customers = 0;

beforeEach(() => void (here.shop.time.now = NOW));

/** Two nights in three amounts, of which the first, 83.60 euros, is paid. */
async function booked() {
  const email = `stopped${++customers}@example.com`;
  const stay = stayItems({ checkin: '2030-06-20', checkout: '2030-06-22' });
  const order = orderOf(stay, 24_360, { paymentPlan: '3x', buyer: { ...BUYER, email: { email } } });
  const { orderUUID: uuid, paymentIntentId: id } = (await here.checkout.start(order)).body as Record<
    'orderUUID' | 'paymentIntentId',
    string
  >;
  await here.standIn.pay(id, 'pm_card_visa');
  expect((await here.checkout.buy(order, id)).status).toBe(200);
  const days = (await scheduleOf(here.shop.db, uuid)).map(({ due_day }) => due_day);
  return { uuid, id, email, days };
}

/** What happens at the provider, on the day of the booking, and every message of it. */
async function delivered<T>(happen: () => T): Promise<T> {
  here.shop.time.now = NOW;
  const before = account().events.length;
  const happened = happen();
  for (const event of account().events.slice(before)) expect((await here.tell(event)).statusCode).toBe(200);
  return happened;
}

/** Noon of a day, and the shop has charged what was due. */
async function on(day: string) {
  const now = new Date(`${day}T10:00:00Z`);
  here.shop.time.now = now;
  await runJobs({ db: here.shop.db, psp: here.provider, now: () => now, graceMs: 0 });
}

const statesOf = async (uuid: string) =>
  (await scheduledPayments(here.shop.db, { uuid, locale: 'fr_FR' })).map(({ status, stopped, nextCharge }) => [
    status,
    stopped,
    nextCharge !== undefined,
  ]);
const mailsOf = async (uuid: string) => {
  const rows = await here.shop.db.selectFrom('outbox').select(['kind', 'payload']).execute();
  return rows
    .map(({ kind, payload }) => `${kind} ${JSON.stringify(payload)}`)
    .filter((mail) => mail.startsWith('instalment') && mail.includes(uuid));
};
async function accountsOf(uuid: string, accounts: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select l.account, sum(l.amount_cents)::int as cents from journal_line l join journal_entry e on e.id = l.entry_id
    where e.purchase_uuid = ${uuid} and l.account = any(${accounts}) group by l.account`.execute(here.shop.db);
  return Object.fromEntries(rows.map(({ account: name, cents }) => [name, cents]));
}
const isBalanced = async (uuid: string) =>
  expect((await findAllImbalances(here.shop.db, { graceMinutes: 0 })).filter(({ subject }) => subject === uuid)).toEqual([]);

test('a plan whose first payment a bank has taken back charges nothing more, by itself or by its customer, and says why', async () => {
  const { uuid, id, email, days } = await booked();
  const { id: dispute } = await delivered(() => account().dispute(id));
  await delivered(() => account().closeDispute(dispute, 'lost'));
  for (const day of days) await on(day);
  expect(await statesOf(uuid)).toEqual([
    ['paid', undefined, false],
    ['planned', 'disputed', false],
    ['planned', 'disputed', false],
  ]);
  expect(await mailsOf(uuid)).toEqual([]);
  const paying = await here.checkout.post(`/gateway/bookings/${uuid}/instalments/2/payment`, { email });
  expect(paying).toMatchObject({ status: 409, body: { code: 'INSTALMENT_CANCELLED' } });
  expect(await here.stateOf(uuid)).toMatchObject({ status: 'paid', charged: 8_360 });
  await isBalanced(uuid);
});

test('a plan goes on once the dispute is won', async () => {
  const { uuid, id, days } = await booked();
  const { id: dispute } = await delivered(() => account().dispute(id));
  await on(days[1]!);
  expect(await here.stateOf(uuid)).toMatchObject({ charged: 8_360 });
  await delivered(() => account().closeDispute(dispute, 'won'));
  await on(days[1]!);
  expect((await statesOf(uuid))[1]).toEqual(['paid', undefined, false]);
  expect(await here.stateOf(uuid)).toMatchObject({ charged: 16_360 });
});

test('a plan of which all that was paid was given back in the dashboard charges nothing more; a part given back lets it go on', async () => {
  const { uuid, id, email, days } = await booked();
  await delivered(() => account().refund(id, 5_000));
  expect((await statesOf(uuid))[1]).toEqual(['planned', undefined, true]);
  await delivered(() => account().refund(id));
  for (const day of days) await on(day);
  expect((await statesOf(uuid)).slice(1)).toEqual([
    ['planned', 'refunded', false],
    ['planned', 'refunded', false],
  ]);
  await isBalanced(uuid);
  here.shop.time.now = NOW;
  expect((await here.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund: 0 })).status).toBe(200);
  await isBalanced(uuid);
});

/** Carries every refund out that is due; answers what the provider has given back of the order's payments, in cents. */
async function givenBackOf(uuid: string): Promise<number[]> {
  const due = await here.shop.db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .select(['key', 'payment_intent.id'])
    .where('purchase_uuid', '=', uuid)
    .execute();
  for (const { key } of due) await paymentOutboxHandlers({ db: here.shop.db, psp: here.provider })['refund']!({ key }, { id: 1 } as never);
  const ids = due.map(({ id }) => id);
  return [...account().refunds.values()].filter((one) => ids.includes(one.payment_intent)).map(({ amount }) => amount);
}

// Of 240 euros 192 go back, of which 80 were still to be taken.
test.each([
  ['lost', [2_840], { losses: 0, merchantPayable: -3_578 }],
  ['won', [2_840, 8_360], { merchantPayable: -3_578 }],
] as const)(
  'a plan that is cancelled while one of its payments is disputed promises its whole refund, and gives its customer no more once that is %s',
  async (end, given, accounts) => {
    const { uuid, id, email, days } = await booked();
    await on(days[1]!);
    const { id: dispute } = await delivered(() => account().dispute(id));
    const cancelling = await here.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund: 2_840 });
    expect(cancelling.body).toMatchObject({ refund: { total: 2_840, disputed: 8_360 } });
    expect(await givenBackOf(uuid)).toEqual([2_840]);
    await isBalanced(uuid);
    await delivered(() => account().closeDispute(dispute, end));
    expect(await givenBackOf(uuid)).toEqual(given);
    expect(await accountsOf(uuid, Object.keys(accounts))).toEqual(accounts);
    await isBalanced(uuid);
  },
);
