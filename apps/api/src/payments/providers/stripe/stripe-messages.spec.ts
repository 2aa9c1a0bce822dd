import { signedEvent } from '@shop/testing/stripe';
import { sql } from 'kysely';
import { runJobs } from '../../../testing/run-jobs.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeProvider } from './stripe-provider.ts';
import { aboutPayment, NOW, stripeShop, NEXT_SECRET } from './stripe-shop.test-utils.ts';

const here = stripeShop();

describe('a message of the provider', () => {
  test('completes the order that its payment was for, also when it comes twice', async () => {
    const { orderUUID, paymentIntentId } = await here.opened();
    await here.standIn.pay(paymentIntentId, 'pm_sepa_debit');
    here.standIn.account.arrive(paymentIntentId);
    expect((await here.tell(aboutPayment(paymentIntentId))).json()).toEqual({ received: true });
    expect(await here.orderStatus(orderUUID)).toBe('paid');
    expect((await here.tell(aboutPayment(paymentIntentId))).statusCode).toBe(200);
  });

  test('is believed only as far as the provider says the same when asked', async () => {
    const { orderUUID, paymentIntentId } = await here.opened();
    expect((await here.tell(aboutPayment(paymentIntentId))).statusCode).toBe(200);
    expect(await here.orderStatus(orderUUID)).toBe('pending');
  });

  test('about a payment that is not the shop’s is taken and forgotten', async () => {
    expect((await here.tell(aboutPayment('pi_foreign'))).statusCode).toBe(200);
    expect(here.standIn.requested).toEqual([]);
  });

  test.each([
    ['another secret', { secret: 'whsec_2' }],
    ['a moment 301 seconds ago', { at: new Date(NOW.getTime() - 301_000) }],
    ['no signature', { headers: { 'stripe-signature': '' } }],
    ['half a signature', { headers: { 'stripe-signature': 't=1,v1=ab' } }],
  ])('with %s is refused', async (_, change) => {
    const { orderUUID, paymentIntentId } = await here.opened();
    await here.standIn.pay(paymentIntentId, 'pm_card_visa');
    const answer = await here.tell(aboutPayment(paymentIntentId), change);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INVALID_SIGNATURE' }]);
    expect(await here.orderStatus(orderUUID)).toBe('pending');
  });

  test('of five minutes ago counts, and one signed by the old and the new secret, too', async () => {
    const event = aboutPayment('pi_foreign');
    expect((await here.tell(event, { at: new Date(NOW.getTime() - 300_000) })).statusCode).toBe(200);
    const { headers } = signedEvent(event, { at: NOW });
    const both = headers['stripe-signature'].replace(',', `,v1=${'0'.repeat(64)},`);
    expect((await here.tell(event, { headers: { 'stripe-signature': both } })).statusCode).toBe(200);
  });

  test('of the endpoint that takes the place of another counts while both are known, and of a third does not', async () => {
    const event = aboutPayment('pi_foreign');
    expect((await here.tell(event, { secret: NEXT_SECRET })).statusCode).toBe(200);
    expect((await here.tell(event, { secret: 'whsec_other' })).statusCode).toBe(400);
  });
});

test('what the provider answered before a payment, and arrives after it, does not take the payment back', async () => {
  const { orderUUID, paymentIntentId } = await here.opened();
  const [given, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ask = stripeClient(here.standIn.settings);
  const slow = new StripeProvider(here.shop.db, async (operation, call) => {
    const answer = await ask(operation, call);
    given.resolve();
    await arrived.promise;
    return answer;
  });
  const reading = slow.read(paymentIntentId);
  await given.promise;
  await here.standIn.pay(paymentIntentId, 'pm_card_visa');
  await here.tell(aboutPayment(paymentIntentId));
  arrived.resolve();
  await reading;
  const payment = await here.shop.db.selectFrom('payment_intent').select('status').where('id', '=', paymentIntentId).executeTakeFirst();
  expect([payment?.status, await here.orderStatus(orderUUID)]).toEqual(['succeeded', 'paid']);
});

describe('a payment of which nobody tells, because the browser was closed and the message lost', () => {
  const runAllJobs = () => runJobs({ db: here.shop.db, psp: here.provider, now: () => NOW, graceMs: 0 });
  const announcedAgo = (id: string, age: string) =>
    sql`update payment_intent set updated_at = now() - ${age}::interval where id = ${id}`.execute(here.shop.db);
  const questionsAbout = (id: string) => here.standIn.requested.filter(({ path }) => path.includes(id)).length;

  test('completes its order a minute after it was announced', async () => {
    const { orderUUID, paymentIntentId } = await here.opened();
    await here.standIn.pay(paymentIntentId, 'pm_card_visa');
    await runAllJobs();
    expect(await here.orderStatus(orderUUID)).toBe('pending');
    await announcedAgo(paymentIntentId, '61 seconds');
    await runAllJobs();
    expect(await here.orderStatus(orderUUID)).toBe('paid');
  });

  test('is asked for once a minute while nobody pays, and no more after an hour', async () => {
    const [young, old] = [(await here.opened()).paymentIntentId, (await here.opened()).paymentIntentId];
    await announcedAgo(young, '5 minutes');
    await announcedAgo(old, '61 minutes');
    await Promise.all([runAllJobs(), runAllJobs()]);
    expect([questionsAbout(young), questionsAbout(old)]).toEqual([1, 0]);
    await sql`update payment_intent set asked_at = now() - interval '61 seconds' where id = ${young}`.execute(here.shop.db);
    await runAllJobs();
    expect(questionsAbout(young)).toBe(2);
  });
});
