import Stripe from 'stripe';
import { stripeStandIn, type StripeStandIn } from './stripe-stand-in.ts';

const NOON = new Date('2030-06-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

let standIn: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  standIn = await stripeStandIn();
  standIn.account.now = () => NOON;
  const { hostname: host, port } = new URL(standIn.origin);
  stripe = new Stripe(standIn.settings.secretKey, { protocol: 'http', host, port: Number(port), maxNetworkRetries: 0, telemetry: false });
});

afterEach(() => standIn.close());

const euros = (amount: number, more: object = {}, options: object = {}) =>
  stripe.paymentIntents.create({ amount, currency: 'eur', ...more }, options);
const refusal = (work: Promise<unknown>): Promise<{ type: string; code?: string; statusCode?: number }> =>
  work.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: unknown) => error as { type: string; code?: string; statusCode?: number },
  );

describe('an amount', () => {
  test('of 49 cents is too small, one of 50 is charged', async () => {
    expect(await refusal(euros(49))).toMatchObject({ type: 'StripeInvalidRequestError', code: 'amount_too_small', statusCode: 400 });
    expect((await euros(50)).amount).toBe(50);
  });
});

describe('an idempotency key', () => {
  test('answers the same for 24 hours, and is a new call after them', async () => {
    const { id } = await euros(100, {}, { idempotencyKey: 'k' });
    standIn.account.now = () => later(23);
    expect((await euros(100, {}, { idempotencyKey: 'k' })).id).toBe(id);
    standIn.account.now = () => later(24);
    expect((await euros(100, {}, { idempotencyKey: 'k' })).id).not.toBe(id);
  });

  test('with other parameters is an error', async () => {
    await euros(100, {}, { idempotencyKey: 'k' });
    expect(await refusal(euros(101, {}, { idempotencyKey: 'k' }))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('of a call that failed its validation is free', async () => {
    await refusal(euros(49, {}, { idempotencyKey: 'k' }));
    expect((await euros(50, {}, { idempotencyKey: 'k' })).amount).toBe(50);
  });
});

describe('a means of payment', () => {
  const kept = async (testMethod = 'pm_card_visa') => {
    const { id: customer } = await stripe.customers.create({});
    const { id } = await euros(1_000, { customer, setup_future_usage: 'off_session' });
    await standIn.pay(id, testMethod);
    if (standIn.account.intent(id).status === 'processing') standIn.account.arrive(id);
    return { customer, payment_method: standIn.account.intent(id).payment_method!.id };
  };
  const charged = (by: object) => euros(1_000, { ...by, off_session: true, confirm: true });

  test('that was kept is charged again, and not once it is detached', async () => {
    const by = await kept();
    expect((await charged(by)).status).toBe('succeeded');
    await stripe.paymentMethods.detach(by.payment_method);
    expect(await refusal(charged(by))).toMatchObject({ type: 'StripeInvalidRequestError', code: 'payment_method_unexpected_state' });
  });

  test('whose mandate was revoked is debited no more', async () => {
    const by = await kept('pm_sepa_debit');
    standIn.account.revokeMandate(by.payment_method);
    expect(await refusal(charged(by))).toMatchObject({ type: 'StripeInvalidRequestError', code: 'payment_intent_mandate_invalid' });
  });

  test('that can be used once alone is not announced to be kept', async () => {
    const { id: customer } = await stripe.customers.create({});
    const once = { customer, payment_method_types: ['card', 'alma'] };
    expect((await euros(1_000, once)).id).toMatch(/^pi_/);
    expect(await refusal(euros(1_000, { ...once, setup_future_usage: 'off_session' }))).toMatchObject({
      code: 'payment_intent_invalid_parameter',
    });
  });

  test('that debits an account may fail days later', async () => {
    const { id } = await euros(1_000);
    await standIn.pay(id, 'pm_sepa_debit');
    standIn.account.failDebit(id);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
    expect(standIn.account.events.at(-1)!.type).toBe('payment_intent.payment_failed');
  });
});

describe('a refund', () => {
  const paid = async () => {
    const { id } = await euros(1_000);
    await standIn.pay(id, 'pm_card_visa');
    return id;
  };
  const back = (payment_intent: string, amount?: number) => stripe.refunds.create({ payment_intent, ...(amount && { amount }) });

  test('that stays pending may fail, and can then be made again', async () => {
    const id = await paid();
    standIn.account.refundsStayPending = true;
    const refund = await back(id);
    expect(refund.status).toBe('pending');
    expect(await refusal(back(id))).toMatchObject({ code: 'charge_already_refunded' });
    standIn.account.settleRefund(refund.id, 'failed');
    expect(standIn.account.events.map(({ type }) => type).slice(-3)).toEqual(['refund.updated', 'charge.refund.updated', 'refund.failed']);
    expect((await stripe.refunds.list({ payment_intent: id })).data).toMatchObject([{ status: 'failed' }]);
    expect((await back(id)).amount).toBe(1_000);
  });

  test('of a charge that is disputed in part is refused until it is decided', async () => {
    const id = await paid();
    const dispute = standIn.account.dispute(id, { amount: 400 });
    expect(dispute.amount).toBe(400);
    expect(await refusal(back(id, 100))).toMatchObject({ code: 'charge_disputed' });
    standIn.account.closeDispute(dispute.id, 'won');
    expect((await back(id, 100)).status).toBe('succeeded');
  });
});
