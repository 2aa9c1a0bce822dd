import { stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();

describe('a means of payment that Stripe keeps', () => {
  const stored = async (method: string, amount = 10_000) => {
    const reference = crypto.randomUUID();
    const id = await here.provider.create({ amount, reference, keepMethod: true });
    await here.standIn.pay(id, method);
    here.standIn.account.meetChallenge(id, true);
    return { id, reference };
  };

  test('is charged later without the customer, once for a reference', async () => {
    const { id, reference } = await stored('pm_card_visa');
    const charge = { intentId: id, amount: 4_000, reference: `second-${reference}` };
    const first = await here.provider.chargeStored(charge);
    expect(first).toEqual({ id: expect.stringMatching(/^pi_/), status: 'succeeded' });
    expect(await here.provider.chargeStored(charge)).toEqual(first);
    expect(await here.provider.read(first.id)).toEqual({ status: 'succeeded', amount: 4_000 });
  });

  test('may be kept without an amount, after the bank has asked', async () => {
    const { id, reference } = await stored('pm_card_threeDSecure2Required', 0);
    expect(id).toMatch(/^seti_/);
    expect(await here.provider.read(id)).toEqual({ status: 'succeeded', amount: 0 });
    expect(await here.provider.chargeStored({ intentId: id, amount: 4_000, reference })).toMatchObject({ status: 'succeeded' });
  });

  test('that is declined later says why, which is an answer and no error', async () => {
    const { id, reference } = await stored('pm_card_chargeCustomerFail', 0);
    const answer = await here.provider.chargeStored({ intentId: id, amount: 4_000, reference });
    expect(answer).toEqual({ id: expect.stringMatching(/^pi_/), status: 'declined', declineCode: 'generic_decline' });
    const unpaid = await here.provider.create({ amount: 500, reference: crypto.randomUUID(), keepMethod: true });
    expect(await here.provider.chargeStored({ intentId: unpaid, amount: 100, reference: 'r' })).toMatchObject({ status: 'declined' });
  });

  test.each([
    ['pm_card_visa', 'succeeded'],
    ['pm_card_chargeCustomerFail', 'declined'],
  ])('%s is charged once also when the provider has forgotten the idempotency key: %s stays', async (method, status) => {
    const { id, reference } = await stored(method, 0);
    const charge = { intentId: id, amount: 4_000, reference: `day-${reference}` };
    const first = await here.provider.chargeStored(charge);
    expect(first.status).toBe(status);
    here.standIn.forgetKeys();
    expect(await here.provider.chargeStored(charge)).toEqual(first);
    const made = [...here.standIn.account.intents.values()].filter(({ metadata }) => metadata.reference === charge.reference);
    expect(made).toHaveLength(1);
  });

  test('stays noted as charged without the customer when the bank reports days later', async () => {
    const [{ orderUUID }, { id, reference }] = [await here.bought(), await stored('pm_card_visa')];
    const charge = await here.provider.chargeStored({ intentId: id, amount: 4_000, reference: `debit-${reference}` });
    const about = { id: charge.id, purchase_uuid: orderUUID, change_id: null, instalment_id: null, amount_cents: 4_000 };
    await here.shop.db
      .insertInto('payment_intent')
      .values({ ...about, status: 'processing', method: 'off-session' })
      .execute();
    await here.provider.read(charge.id);
    const noted = await here.shop.db.selectFrom('payment_intent').select(['status', 'method']).where('id', '=', charge.id).execute();
    expect(noted).toEqual([{ status: 'succeeded', method: 'off-session' }]);
  });

  test('whose bank asks again each time is not charged without the customer, and says so', async () => {
    const { id, reference } = await stored('pm_card_authenticationRequired', 0);
    const answer = await here.provider.chargeStored({ intentId: id, amount: 4_000, reference: `later-${reference}` });
    expect(answer).toEqual({ id: expect.stringMatching(/^pi_/), status: 'declined', declineCode: 'authentication_required' });
  });

  test('is charged nothing below the least charge: that is declined as too small, and nothing is made', async () => {
    const { id, reference } = await stored('pm_card_visa', 0);
    const before = here.standIn.account.intents.size;
    const answer = await here.provider.chargeStored({ intentId: id, amount: 49, reference: `small-${reference}` });
    expect(answer).toEqual({ id: `none_small-${reference}`, status: 'declined', declineCode: 'amount_too_small' });
    expect(here.standIn.account.intents.size).toBe(before);
  });

  test('is not declined for what is wrong with the shop’s own request', async () => {
    const { id, reference } = await stored('pm_card_visa', 0);
    const charge = here.provider.chargeStored({ intentId: id, amount: -1, reference: `wrong-${reference}` });
    await expect(charge).rejects.toMatchObject({ status: 503, problem: { code: 'PAYMENT_UNAVAILABLE' } });
  });
});
