import { SENTENCES } from '@shop/testing/stripe';
import { logging } from '../../../platform/observability/logging.ts';
import { checkoutClient, orderOf, stayItems } from '../../../testing/checkout-client.ts';
import { otherProcess } from '../../../testing/other-process.ts';
import { scheduledPayments } from '../../../orders/instalments.ts';
import { planned } from '../../schedule/write-schedule.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeProvider } from './stripe-provider.ts';
import { ORDER, stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();

const secretOf = (paymentIntentId: string) => here.checkout.post('/gateway/psp/stripe/client-secret', { paymentIntentId });
const goBack = (id: string, prefix = '') =>
  here.app.inject(`/gateway/psp/stripe/return/${id}?${prefix}payment_intent=${id}&payment_intent_client_secret=s&redirect_status=x`);

describe('a payment by Stripe', () => {
  test('is announced in euro cents under the order’s own id, for the methods that the operator has switched on', async () => {
    const { orderUUID, provider: name } = await here.opened();
    expect(name).toBe('stripe');
    const [question] = here.standIn.requested;
    expect(Object.fromEntries(question!.form)).toEqual({
      amount: '12000',
      currency: 'eur',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[reference]': orderUUID,
    });
    expect(question!.headers['idempotency-key']).toBe(`create-${orderUUID}`);
  });

  test('in a country with methods of its own is announced for these alone, and the page is told of them', async () => {
    const { paymentIntentId } = await here.opened({ ...ORDER, locale: 'nl_BE' });
    expect(here.standIn.account.intent(paymentIntentId).payment_method_types).toEqual(['card', 'bancontact']);
    expect((await here.checkout.get('/gateway/psp')).body).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_1',
      script: here.standIn.settings.script,
      methods: { BE: ['card', 'bancontact'] },
    });
  });

  test('whose announcement was answered into the void is announced once', async () => {
    const before = here.standIn.account.intents.size;
    here.standIn.state.losesAnswers = 1;
    const { paymentIntentId } = await here.opened();
    expect(here.standIn.account.intents.has(paymentIntentId)).toBe(true);
    expect(here.standIn.account.intents.size).toBe(before + 1);
  });

  test('is confirmed by the browser with its own secret, which is told to nobody who does not know the payment, and never kept', async () => {
    const { paymentIntentId } = await here.opened();
    const { body } = await secretOf(paymentIntentId);
    expect(body).toEqual({ clientSecret: here.standIn.account.intent(paymentIntentId).client_secret });
    expect((await secretOf('pi_foreign')).status).toBe(404);
    expect(await secretOf('../pi')).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field: 'paymentIntentId' } });
    const stored = await here.shop.db.selectFrom('idempotency').select('answer').execute();
    expect(JSON.stringify(stored)).not.toContain('_secret_');
  });

  test('leads to the bank and back: the order is bought on the way, and no secret stays in the address', async () => {
    const { orderUUID, paymentIntentId } = await here.opened();
    expect(await here.standIn.pay(paymentIntentId, 'pm_ideal')).toMatchObject({ status: 'requires_action' });
    here.standIn.account.meetChallenge(paymentIntentId, true);
    const answer = await goBack(paymentIntentId);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.test/fr_FR/confirmation/${orderUUID}?status=success`]);
    expect(await here.orderStatus(orderUUID)).toBe('paid');
  });

  test('leads back to the host and language it was opened on, and to no other house', async () => {
    const { orderUUID, paymentIntentId } = await here.opened();
    const led = async (prefix: string) => (await goBack(paymentIntentId, `prefix=${encodeURIComponent(prefix)}&`)).headers.location;
    const screen = `/confirmation/${orderUUID}?status=failure`;
    expect([await led('/nl'), await led('')]).toEqual([`/nl${screen}`, screen]);
    for (const foreign of ['//evil', 'https://evil.example', '/\\evil', '/nl/', '@x'])
      expect(await led(foreign)).toBe(`http://shop.test/fr_FR${screen}`);
  });

  test('of an instalment keeps the card, leads back to booking management, and says there that it is paid', async () => {
    const { orderUUID: uuid } = await here.bought();
    await here.shop.db
      .insertInto('payment_schedule')
      .values(planned({ uuid, number: 1, day: '2030-06-10', amount: 4_000 }))
      .execute();
    const begun = await here.checkout.post(`/gateway/bookings/${uuid}/instalments/1/payment`, { email: ORDER.buyer.email.email });
    const { paymentIntentId } = begun.body;
    expect(here.standIn.account.intent(paymentIntentId)).toMatchObject({ amount: 4_000, setup_future_usage: 'off_session' });
    expect((await goBack(paymentIntentId)).headers.location).toBe('http://shop.test/fr_FR/gerer-ma-reservation');
    await here.standIn.pay(paymentIntentId, 'pm_card_visa');
    const answer = await goBack(paymentIntentId);
    expect(answer.headers.location).toBe('http://shop.test/fr_FR/gerer-ma-reservation?status=instalment-paid');
    expect(await scheduledPayments(here.shop.db, { uuid, locale: 'fr_FR' })).toMatchObject([{ status: 'paid', byCustomer: true }]);
  });

  test('that the bank refused leads back too, and nothing is bought', async () => {
    const { orderUUID, paymentIntentId } = await here.opened();
    await here.standIn.pay(paymentIntentId, 'pm_card_threeDSecure2Required');
    here.standIn.account.meetChallenge(paymentIntentId, false);
    const answer = await goBack(paymentIntentId);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.test/fr_FR/confirmation/${orderUUID}?status=failure`]);
    expect(await here.orderStatus(orderUUID)).toBe('pending');
    expect((await goBack('pi_foreign')).statusCode).toBe(404);
  });

  test('of a provider that is away is refused with 503, says when to come back, and no key is told', async () => {
    here.standIn.state.isDown = true;
    const order = () =>
      here.app.inject({
        method: 'POST',
        url: '/gateway/purchase/orders',
        payload: ORDER,
        headers: { 'idempotency-key': 'while-it-is-away' },
      });
    const answer = await order();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(answer.body).not.toContain('sk_test');
    expect(here.standIn.requested).toHaveLength(2);
    here.standIn.state.isDown = false;
    expect((await order()).statusCode).toBe(200);
  });

  test('that the provider refuses is told by a code of ours, and its own sentence stands in no answer and no log', async () => {
    const settings = { ...here.standIn.settings, methods: { FR: ['alma'] } };
    const provider = new StripeProvider(here.shop.db, stripeClient(settings), settings);
    const lines: string[] = [];
    const app = await otherProcess(here.shop, {
      dataDirectory: 'unused',
      logger: logging('info', { write: (line) => void lines.push(line) }),
      outbox: { runOnce: () => Promise.resolve(0) },
      psp: provider,
      stripe: { provider, settings },
      testProvider: undefined as never,
    });
    const stay = stayItems({ checkin: '2030-06-20', checkout: '2030-06-22' });
    const { status, body } = await checkoutClient(app).start(orderOf(stay, 24_360, { paymentPlan: '3x' }));
    expect([status, body.code]).toEqual([409, 'PAYMENT_REFUSED']);
    expect(lines.join('')).toContain('The payment provider refuses a payment: 400 payment_intent_invalid_parameter.');
    expect(JSON.stringify(body) + lines.join('')).not.toContain(SENTENCES['payment_intent_invalid_parameter']);
    await app.close();
  });

  test('has no call that takes a card: the form of the test provider is not there', async () => {
    const { paymentIntentId } = await here.opened();
    const card = { number: '4242424242424242', expiry: '12/34', cvc: '123' };
    for (const path of [
      `/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`,
      `/gateway/psp/stripe/payment-intents/${paymentIntentId}/confirm`,
    ])
      expect((await here.app.inject({ method: 'POST', url: path, payload: card })).statusCode).toBe(404);
  });
});
