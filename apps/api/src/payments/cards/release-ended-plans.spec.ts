import { sql, type Updateable } from 'kysely';
import { eraseOnItsDay } from '../../privacy/routes/erasure.test-utils.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { BUYER, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { releaseStoredMethods } from '../jobs/release-stored-methods.ts';
import { TestProvider } from '../test-provider.ts';
import { cardShop } from './card-shop.test-utils.ts';

const here = cardShop();
const EMAIL = 'guest@example.com';
const { log, logged } = silentLog();

/** What the shop's job does, and one round of the outbox after it. */
async function release(): Promise<void> {
  await releaseStoredMethods({ db: here.shop.db, psp: here.provider, log }).run();
  await here.deliver();
}
const ended = (uuid: string) => setSchedule(uuid, { status: 'paid', next_attempt_on: null });
const setSchedule = (uuid: string, change: Updateable<Tables['payment_schedule']>) =>
  here.shop.db.updateTable('payment_schedule').set(change).where('purchase_uuid', '=', uuid).where('number', '>', 1).execute();
const intentOf = (id: string) => here.standIn.account.intent(id);
const isKept = (id: string) => intentOf(id).payment_method?.customer !== null;
const later = (intentId: string) => here.provider.chargeStored({ intentId, amount: 5_000, reference: crypto.randomUUID() });

/** A guest's two nights in three amounts, of which the first is paid. */
async function guestsPlan(): Promise<{ uuid: string; intentId: string }> {
  const stay = stayItems({ checkin: '2030-06-20', checkout: '2030-06-22' });
  const order = orderOf(stay, 24_360, { paymentPlan: '3x', buyer: { ...BUYER, email: { email: EMAIL } } });
  const { orderUUID: uuid, paymentIntentId: intentId } = (await here.checkout.start(order)).body;
  await here.standIn.pay(intentId, 'pm_card_visa');
  expect((await here.checkout.buy(order, intentId)).status).toBe(200);
  return { uuid, intentId };
}

beforeEach(async () => {
  // Plans of the tests before are none of this one's concern.
  await here.shop.db.updateTable('purchase').set({ method_released_at: here.shop.time.now }).execute();
  logged.length = 0;
});

describe('what the provider keeps for a plan (D10)', () => {
  test('goes with the customer who was made for it once all is paid, and is charged no more; the log says of how many', async () => {
    const { uuid, intentId } = await guestsPlan();
    const customer = intentOf(intentId).customer!;
    await release();
    expect(await later(intentId)).toMatchObject({ status: 'succeeded' });
    await ended(uuid);
    await release();
    expect(here.standIn.account.customers.all.has(customer)).toBe(false);
    expect(isKept(intentId)).toBe(false);
    expect(await later(intentId)).toMatchObject({ status: 'declined', declineCode: 'payment_method_missing' });
    expect(logged).toEqual([{ orders: 1 }]);
  });

  test('is asked for once, and is gone where it is asked for again', async () => {
    const { uuid, intentId } = await guestsPlan();
    await ended(uuid);
    await release();
    here.standIn.requested.length = 0;
    await release();
    expect(here.standIn.requested).toEqual([]);
    await here.provider.savedCards.release(intentId);
    expect(isKept(intentId)).toBe(false);
  });

  test('is tried again while the provider is away, and when its answer was lost', async () => {
    const { uuid, intentId } = await guestsPlan();
    await ended(uuid);
    here.standIn.state.isDown = true;
    await release();
    expect(isKept(intentId)).toBe(true);
    here.standIn.state.isDown = false;
    here.standIn.state.losesAnswers = 1;
    await release();
    await here.deliver();
    expect(isKept(intentId)).toBe(false);
    const open = await here.shop.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'releaseStoredMethod')
      .where('sent_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });

  test('goes of every card that has paid an instalment', async () => {
    const { uuid, intentId } = await guestsPlan();
    const begun = await here.checkout.post(`/gateway/bookings/${uuid}/instalments/2/payment`, { email: EMAIL });
    const { paymentIntentId: second } = begun.body;
    await here.standIn.pay(second, 'pm_card_visa');
    const paid = { email: EMAIL, paymentIntentId: second };
    expect(await here.checkout.post(`/gateway/bookings/${uuid}/instalments/2/payment/complete`, paid)).toMatchObject({ status: 200 });
    await release();
    expect([isKept(intentId), isKept(second)]).toEqual([true, true]);
    await ended(uuid);
    await release();
    expect([isKept(intentId), isKept(second)]).toEqual([false, false]);
  });

  test.each<[string, Updateable<Tables['payment_schedule']>]>([
    ['is planned', { status: 'planned' }],
    ['is being charged', { status: 'charging', lease_until: sql<Date>`now()` as never }],
    ['was paid beside a charge that is on its way', { status: 'paid', lease_until: sql<Date>`now()` as never }],
    ['was declined', { status: 'failed' }],
    ['was stopped by a dispute', { stopped: 'disputed' }],
  ])('stays while an instalment %s', async (_, change) => {
    const { uuid, intentId } = await guestsPlan();
    await setSchedule(uuid, change);
    await release();
    expect(isKept(intentId)).toBe(true);
  });

  test('stays while a payment is on its way or a refund is owed, one that failed included', async () => {
    const { uuid, intentId } = await guestsPlan();
    await ended(uuid);
    const { db } = here.shop;
    const setIntent = (status: 'processing' | 'succeeded') =>
      db.updateTable('payment_intent').set({ status }).where('id', '=', intentId).execute();
    await setIntent('processing');
    await release();
    expect(isKept(intentId)).toBe(true);
    await setIntent('succeeded');
    const refund = { key: `owed-${uuid}`, intent_id: intentId, amount_cents: 100, done_at: null, failed_at: here.shop.time.now };
    await db.insertInto('payment_refund').values(refund).execute();
    await release();
    expect(isKept(intentId)).toBe(true);
    await db.updateTable('payment_refund').set({ done_at: here.shop.time.now }).where('key', '=', refund.key).execute();
    await release();
    expect(isKept(intentId)).toBe(false);
  });

  test('goes when the booking is cancelled and its money is back', async () => {
    const { uuid, intentId } = await guestsPlan();
    const cancellation = `/gateway/bookings/${uuid}/cancellation`;
    const { body: offer } = await here.checkout.post(cancellation, { email: EMAIL, expectedRefund: 0 });
    expect(await here.checkout.post(cancellation, { email: EMAIL, expectedRefund: offer.amount })).toMatchObject({ status: 200 });
    await releaseStoredMethods({ db: here.shop.db, psp: here.provider, log }).run();
    expect(logged).toEqual([]);
    await here.deliver();
    await release();
    expect(isKept(intentId)).toBe(false);
  });

  test('goes of a customer who is signed in, but not a card that they have saved', async () => {
    const marie = await here.customer();
    const kept = await here.buy(marie, { plan: '3x', save: false });
    const saved = await here.buy(marie, { plan: '3x', save: true });
    for (const { uuid } of [kept, saved]) await ended(uuid);
    await release();
    expect([isKept(kept.paymentIntentId), isKept(saved.paymentIntentId)]).toEqual([false, true]);
    expect((await here.cards(marie)).cards).toHaveLength(1);
    expect(here.standIn.account.customers.all.has((await here.customerOf(marie.id))!.customer_id)).toBe(true);
  });

  test('goes with an erased account, also of a plan that a dispute had stopped', async () => {
    const marie = await here.customer();
    const { uuid, paymentIntentId } = await here.buy(marie, { plan: '3x', save: false });
    const past = { checkin: '2030-05-01', checkout: '2030-05-02' };
    await here.shop.db.updateTable('purchase').set(past).where('uuid', '=', uuid).execute();
    await here.shop.db.updateTable('outbox').set({ sent_at: here.shop.time.now }).execute();
    await setSchedule(uuid, { stopped: 'disputed' });
    await eraseOnItsDay({ db: here.shop.db, psp: here.provider }, marie);
    await release();
    expect(isKept(paymentIntentId)).toBe(false);
    expect(logged).toEqual([{ orders: 1 }]);
  });
});

test('a provider that saves no cards is asked for nothing', async () => {
  const { uuid } = await guestsPlan();
  await ended(uuid);
  await releaseStoredMethods({ db: here.shop.db, psp: new TestProvider(here.shop.db, 0), log }).run();
  expect(logged).toEqual([]);
});

function silentLog() {
  const facts: object[] = [];
  return { logged: facts, log: { info: (one: object) => void facts.push(one) } as never };
}
