import { scheduleOf } from '../../../orders/instalments.ts';
import { BUYER, orderOf, stayItems } from '../../../testing/checkout-client.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { NOW, stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();
const STAY = stayItems({ checkin: '2030-06-20', checkout: '2030-06-22' });

/** Before any clock of a database. */
const LONG_AGO = new Date('2000-01-01T00:00:00Z');
let customers = 0;

/** Two nights of 120 euros, paid later in one way or another. */
async function book(paymentPlan: 'deferred' | '3x' | '4x', method: string, amount = 24_000) {
  const email = `later${++customers}@example.com`;
  const order = orderOf(STAY, amount, { paymentPlan, buyer: { ...BUYER, email: { email } } });
  const opened = (await here.checkout.start(order)).body;
  const id = opened.paymentIntentId as string;
  await here.standIn.pay(id, method);
  here.standIn.account.meetChallenge(id, true);
  expect((await here.checkout.buy(order, id)).status).toBe(200);
  return { uuid: opened.orderUUID as string, id, email };
}

/** Noon of a day, and the shop has charged what was due. */
async function on(day: string) {
  const now = new Date(`${day}T10:00:00Z`);
  here.shop.time.now = now;
  await runJobs({ db: here.shop.db, psp: here.provider, now: () => now, graceMs: 0 });
}
beforeEach(() => void (here.shop.time.now = NOW));

/** Cents that the provider has charged for an order, by customer. */
async function taken(uuid: string): Promise<number[]> {
  const known = await here.shop.db.selectFrom('payment_intent').select('id').where('purchase_uuid', '=', uuid).execute();
  const ids = new Set(known.map(({ id }) => id));
  return [...here.standIn.account.charges.values()].filter((charge) => ids.has(charge.payment_intent)).map(({ amount }) => amount);
}

const statuses = async (uuid: string) => (await scheduleOf(here.shop.db, uuid)).map(({ status, decline_code }) => [status, decline_code]);
const dueDays = async (uuid: string) => (await scheduleOf(here.shop.db, uuid)).map(({ due_day }) => due_day);

test.each(['pm_card_visa', 'pm_card_threeDSecure2Required'])(
  'paying later sets %s up, takes nothing today nor the day before, and everything once on its day',
  async (method) => {
    const { uuid, id } = await book('deferred', method);
    expect(id).toMatch(/^seti_/);
    expect(await here.stateOf(uuid)).toMatchObject({ status: 'paid', charged: 0 });
    const [day] = await dueDays(uuid);
    await on(new Date(Date.parse(day!) - 86_400_000).toISOString().slice(0, 10));
    expect(await taken(uuid)).toEqual([]);
    await on(day!);
    here.standIn.forgetKeys();
    await on(day!);
    expect(await taken(uuid)).toEqual([24_000]);
    expect(await here.stateOf(uuid)).toMatchObject({ status: 'paid', charged: 24_000 });
  },
);

test('in three times the card that pays today is kept and charged on its days, by the same customer and without them', async () => {
  const { uuid, id } = await book('3x', 'pm_card_visa', 24_360);
  expect(here.standIn.account.intent(id)).toMatchObject({ amount: 8_360, setup_future_usage: 'off_session' });
  for (const day of await dueDays(uuid)) await on(day);
  expect(await taken(uuid)).toEqual([8_360, 8_000, 8_000]);
  const { customer } = here.standIn.account.intent(id);
  const charged = [...here.standIn.account.intents.values()].filter(
    (intent) => intent.customer === customer && intent.status === 'succeeded',
  );
  expect(charged).toHaveLength(3);
});

test.each([
  ['pm_card_authenticationRequired', 'authentication_required'],
  ['pm_card_chargeCustomerFail', 'generic_decline'],
])('a charge of %s is declined as %s, and the customer pays it with another card', async (method, code) => {
  const { uuid, email } = await book('deferred', method);
  const [day] = await dueDays(uuid);
  await on(day!);
  expect(await taken(uuid)).toEqual([]);
  expect(await statuses(uuid)).toEqual([['failed', code]]);
  const begun = await here.checkout.post(`/gateway/bookings/${uuid}/instalments/1/payment`, { email });
  const { paymentIntentId } = begun.body as { paymentIntentId: string };
  await here.standIn.pay(paymentIntentId, 'pm_card_visa');
  const paid = await here.checkout.post(`/gateway/bookings/${uuid}/instalments/1/payment/complete`, { email, paymentIntentId });
  expect(paid).toMatchObject({ status: 200, body: { status: 'paid' } });
  expect(await taken(uuid)).toEqual([24_000]);
});

describe('a charge that the provider refuses without asking a bank', () => {
  const methodOf = async (id: string) => (await here.provider.savedCards.storedBy(id))!;

  test.each([
    ['pm_card_visa', 'payment_method_missing', async (id: string) => void here.standIn.account.customers.detach(await methodOf(id))],
    ['pm_ideal', 'mandate_revoked', async (id: string) => here.standIn.account.revokeMandate(await methodOf(id))],
  ])('of %s is declined as %s: it is told, tried again on the days of dunning, and paid with another card', async (method, code, lose) => {
    const { uuid, id, email } = await book('deferred', method);
    const [day] = await dueDays(uuid);
    await lose(id);
    await on(day!);
    expect(await statuses(uuid)).toEqual([['failed', code]]);
    const mails = await here.shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'instalmentFailedMail').execute();
    expect(JSON.stringify(mails)).toContain(uuid);
    const [row] = await scheduleOf(here.shop.db, uuid);
    expect(row).toMatchObject({ lease_until: null, charging_cents: null, attempts: 1 });
    expect(row!.next_attempt_on! > day!).toBe(true);
    const begun = await here.checkout.post(`/gateway/bookings/${uuid}/instalments/1/payment`, { email });
    const { paymentIntentId } = begun.body as { paymentIntentId: string };
    await here.standIn.pay(paymentIntentId, 'pm_card_visa');
    await here.checkout.post(`/gateway/bookings/${uuid}/instalments/1/payment/complete`, { email, paymentIntentId });
    expect(await taken(uuid)).toEqual([24_000]);
  });

  test.each(['isDown', 'isBusy'] as const)('of a provider that %s is no decline: it is made once the provider answers', async (state) => {
    const { uuid } = await book('deferred', 'pm_card_visa');
    const [day] = await dueDays(uuid);
    here.standIn.state[state] = true;
    await on(day!).catch(() => undefined);
    expect(await statuses(uuid)).toEqual([['charging', null]]);
    here.standIn.state[state] = false;
    await here.shop.db.updateTable('payment_schedule').set({ lease_until: LONG_AGO }).where('purchase_uuid', '=', uuid).execute();
    await on(day!);
    expect(await taken(uuid)).toEqual([24_000]);
  });
});
