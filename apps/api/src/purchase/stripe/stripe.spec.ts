import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counter, orderOf, stayItems } from '../../testing/counter.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { otherProcess } from '../../testing/other-process.ts';
import { signedMessage, stripeStandIn, type StripeStandIn } from '../../testing/stripe-stand-in.ts';
import { stripeHttp } from './stripe-http.ts';
import { StripeProvider } from './stripe-provider.ts';

const NOW = new Date('2030-06-01T10:00:00Z');
const ORDER = orderOf(stayItems(), 12_000);

let database: TestDatabase;
let shop: OpenShop;
let standIn: StripeStandIn;
let app: Awaited<ReturnType<typeof otherProcess>>;
let till: ReturnType<typeof counter>;

beforeAll(async () => {
  database = await testDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  shop = await openShop({ ...database, now: NOW, dataDirectory, catalogue: smallCatalogue({ stock: 100 }) });
  standIn = await stripeStandIn();
  const provider = new StripeProvider(shop.db, stripeHttp(standIn.settings));
  app = await otherProcess(shop, { dataDirectory, psp: provider, stripe: { provider, settings: standIn.settings } });
  till = counter(app);
});

afterAll(async () => {
  await app?.close();
  await standIn?.close();
  await shop?.close();
  await database?.close();
});

beforeEach(() => {
  standIn.asked.length = 0;
  standIn.state.isDown = false;
  standIn.state.losesAnswers = 0;
});

const confirm = (id: string, paymentMethod: string) => till.post(`/gateway/psp/stripe/payment-intents/${id}/confirm`, { paymentMethod });
const opened = async () => (await till.start(ORDER)).body as { orderUUID: string; paymentIntentId: string; provider: string };
const orderStatus = async (uuid: string) => (await till.get(`/gateway/orders/${uuid}/payment`)).body.status;
const tell = (id: string, { at = NOW, secret = standIn.settings.webhookSecret, headers = {} } = {}) => {
  const message = signedMessage(id, { at, secret });
  return app.inject({
    method: 'POST',
    url: '/gateway/psp/stripe/webhook',
    payload: message.payload,
    headers: { ...message.headers, ...headers },
  });
};

describe('a payment by Stripe', () => {
  test('is announced in euro cents under the order’s own id, to be confirmed by the shop', async () => {
    const { orderUUID, provider } = await opened();
    expect(provider).toBe('stripe');
    const [question] = standIn.asked;
    expect(Object.fromEntries(question!.form)).toEqual({
      amount: '12000',
      currency: 'eur',
      confirmation_method: 'manual',
      'payment_method_types[]': 'card',
      'metadata[reference]': orderUUID,
    });
    expect(question!.headers['idempotency-key']).toBe(`create-${orderUUID}`);
  });

  test('whose announcement was answered into the void is announced once', async () => {
    const before = standIn.intents.size;
    standIn.state.losesAnswers = 1;
    const { paymentIntentId } = await opened();
    expect(standIn.intents.has(paymentIntentId)).toBe(true);
    expect(standIn.intents.size).toBe(before + 1);
  });

  test('leads to the bank and back: the order is bought on the way', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    const { body } = await confirm(paymentIntentId, 'pm_card_threeDSecure2Required');
    expect(body).toEqual({ status: 'challenge', redirectUrl: `https://bank.example/${paymentIntentId}` });
    const back = `http://shop.test/gateway/psp/stripe/return/${paymentIntentId}`;
    expect(standIn.intents.get(paymentIntentId)!.next_action!.redirect_to_url.return_url).toBe(back);
    standIn.meetChallenge(paymentIntentId, true);
    const answer = await app.inject(new URL(back).pathname);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.test/fr_FR/confirmation/${orderUUID}?status=success`]);
    expect(await orderStatus(orderUUID)).toBe('paid');
  });

  test('that the bank refused leads back too, and nothing is bought', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    await confirm(paymentIntentId, 'pm_card_threeDSecure2Required');
    standIn.meetChallenge(paymentIntentId, false);
    const answer = await app.inject(`/gateway/psp/stripe/return/${paymentIntentId}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.test/fr_FR/confirmation/${orderUUID}?status=failure`]);
    expect(await orderStatus(orderUUID)).toBe('pending');
  });

  test('says that a card was declined, and knows no payment of somebody else', async () => {
    const { paymentIntentId } = await opened();
    expect((await confirm(paymentIntentId, 'pm_card_chargeDeclined')).body).toEqual({ status: 'declined' });
    expect((await confirm('pi_foreign', 'pm_card_visa')).status).toBe(404);
    expect((await confirm(paymentIntentId, '../pm')).body).toMatchObject({ code: 'INVALID_FIELD', field: 'paymentMethod' });
    expect((await app.inject('/gateway/psp/stripe/return/pi_foreign')).statusCode).toBe(404);
    expect((await till.get('/gateway/psp/stripe')).body).toEqual({ publishableKey: 'pk_test_1' });
  });

  test('of a provider that is away is refused with 503, says when to come back, and no key is told', async () => {
    standIn.state.isDown = true;
    const order = () =>
      app.inject({ method: 'POST', url: '/gateway/purchase/orders', payload: ORDER, headers: { 'idempotency-key': 'while-it-is-away' } });
    const answer = await order();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(answer.body).not.toContain('sk_test');
    expect(standIn.asked).toHaveLength(2);
    standIn.state.isDown = false;
    expect((await order()).statusCode).toBe(200);
  });

  test('has no card form of the test provider', async () => {
    const { paymentIntentId } = await opened();
    const real = await otherProcess(shop, { dataDirectory: tmpdir(), ...noTestForm() });
    const form = { number: '4242424242424242', expiry: '12/34', cvc: '123' };
    const answer = await real.inject({
      method: 'POST',
      url: `/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`,
      payload: form,
    });
    expect(answer.statusCode).toBe(404);
    await real.close();
  });
});

const noTestForm = () => ({ testProvider: undefined as never });

describe('a message of the provider', () => {
  test('completes the order that its payment was for, also when it comes twice', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    await confirm(paymentIntentId, 'pm_late');
    standIn.arrive(paymentIntentId);
    expect((await tell(paymentIntentId)).json()).toEqual({ received: true });
    expect(await orderStatus(orderUUID)).toBe('paid');
    expect((await tell(paymentIntentId)).statusCode).toBe(200);
  });

  test('is believed only as far as the provider says the same when asked', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    expect((await tell(paymentIntentId)).statusCode).toBe(200);
    expect(await orderStatus(orderUUID)).toBe('pending');
  });

  test('about a payment that is not the shop’s is taken and forgotten', async () => {
    expect((await tell('pi_foreign')).statusCode).toBe(200);
    expect(standIn.asked).toEqual([]);
  });

  test.each([
    ['another secret', { secret: 'whsec_2' }, 'forged'],
    ['a moment 301 seconds ago', { at: new Date(NOW.getTime() - 301_000) }, 'old'],
    ['a moment 301 seconds ahead', { at: new Date(NOW.getTime() + 301_000) }, 'old'],
    ['no signature', { headers: { 'stripe-signature': '' } }, 'unsigned'],
    ['half a signature', { headers: { 'stripe-signature': 't=1,v1=ab' } }, 'forged'],
  ])('with %s is refused', async (_, change, verdict) => {
    const { orderUUID, paymentIntentId } = await opened();
    await confirm(paymentIntentId, 'pm_card_visa');
    const answer = await tell(paymentIntentId, change);
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'INVALID_SIGNATURE', message: `The message is ${verdict}.` }]);
    expect(await orderStatus(orderUUID)).toBe('pending');
  });

  test('of five minutes ago counts, and one signed by the old and the new secret, too', async () => {
    expect((await tell('pi_foreign', { at: new Date(NOW.getTime() - 300_000) })).statusCode).toBe(200);
    const { headers } = signedMessage('pi_foreign', { at: NOW, secret: standIn.settings.webhookSecret });
    const both = headers['stripe-signature'].replace(',', `,v1=${'0'.repeat(64)},`);
    expect((await tell('pi_foreign', { headers: { 'stripe-signature': both } })).statusCode).toBe(200);
  });
});
