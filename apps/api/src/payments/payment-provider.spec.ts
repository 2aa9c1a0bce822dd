import { smallCatalogue } from '@shop/testing';
import { checkoutClient, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { mollieProvider, stripeProvider, testProvider, type ProviderUnderTest } from './payment-provider.test-utils.ts';
import { promiseRefund } from './refunds/refund.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 100 }) });

describe.each([
  ['the test provider', testProvider],
  ['Stripe', stripeProvider],
  ['Mollie', mollieProvider],
])('%s', (_, open) => {
  let tested: ProviderUnderTest;
  beforeAll(async () => {
    tested = await open(shop);
  });
  afterAll(() => tested?.close());

  const order = () => orderOf(stayItems(), 12_000, tested.order);
  const opened = async () => (await checkoutClient(tested.app).start(order())).body.paymentIntentId as string;
  const statusOf = async (id: string) => (await tested.provider.read(id))?.status;
  const buy = (id: string) => checkoutClient(tested.app).buy(order(), id);

  test('knows a payment that was created, unpaid, and nothing else', async () => {
    expect(await tested.provider.read(await opened())).toEqual({ status: 'created', amount: 12_000 });
    expect(await tested.provider.read('pi_nobody')).toBeUndefined();
    expect(await tested.provider.read('../refunds')).toBeUndefined();
    expect(await tested.provider.cancel('pi_nobody')).toBeUndefined();
  });

  test('takes a good card, once, and the order is bought', async () => {
    const id = await opened();
    expect((await buy(id)).status).toBe(402);
    await tested.pay(id, 'well');
    await tested.pay(id, 'declined');
    expect(await statusOf(id)).toBe('succeeded');
    expect((await buy(id)).status).toBe(200);
  });

  test('takes another card after one that was declined', async () => {
    const id = await opened();
    await tested.pay(id, 'declined');
    expect(await statusOf(id)).toBe('declined');
    expect(await buy(id)).toMatchObject({ status: 402, body: { code: 'PAYMENT_DECLINED' } });
    await tested.pay(id, 'well');
    expect((await buy(id)).status).toBe(200);
  });

  test('waits for the answer to a challenge, and takes nothing from a customer who refuses it', async () => {
    const [accepted, refused] = [await opened(), await opened()];
    for (const id of [accepted, refused]) await tested.pay(id, 'challenged');
    expect(await statusOf(accepted)).toBe(tested.challengeStatus ?? 'challenge');
    expect(await buy(accepted)).toMatchObject({ status: 402, body: { code: 'PAYMENT_NOT_CONFIRMED' } });
    await tested.meetChallenge(accepted, true);
    await tested.meetChallenge(refused, false);
    expect((await buy(accepted)).status).toBe(200);
    expect((await buy(refused)).body.code).toBe('PAYMENT_DECLINED');
  });

  test('reports a payment in processing until it arrives', async () => {
    const id = await opened();
    await tested.pay(id, 'late');
    expect((await buy(id)).status).toBe(202);
    expect(await tested.provider.cancel(id)).toBe('processing');
    await tested.arrive(id);
    expect((await buy(id)).status).toBe(200);
  });

  test('takes nothing for what was cancelled, and cancels nothing that was paid', async () => {
    const [unpaid, paid] = [await opened(), await opened()];
    expect(await tested.provider.cancel(unpaid)).toBe('voided');
    expect(await tested.provider.cancel(unpaid)).toBe('voided');
    await tested.pay(unpaid, 'well');
    expect(await statusOf(unpaid)).toBe('voided');
    await tested.pay(paid, 'well');
    expect(await tested.provider.cancel(paid)).toBe('succeeded');
  });

  test('gives back a part, then the rest, each once', async () => {
    const id = await opened();
    await tested.pay(id, 'well');
    const back = async (amount: number, key: string) => {
      await shop.db.transaction().execute((trx) => promiseRefund(trx, { intentId: id, amount, key, now: shop.time.now }));
      await tested.provider.refund({ intentId: id, amount, key });
    };
    await back(2_000, `part-${id}`);
    await back(2_000, `part-${id}`);
    expect(await statusOf(id)).toBe('succeeded');
    await back(10_000, `rest-${id}`);
    expect(await statusOf(id)).toBe('refunded');
    const { refunded_cents } = await shop.db.selectFrom('payment_intent').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(refunded_cents).toBe(12_000);
  });

  test('stores its state in the shop’s own table', async () => {
    const id = await opened();
    await tested.pay(id, 'well');
    await statusOf(id);
    const row = await shop.db.selectFrom('payment_intent').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.status).toBe('succeeded');
  });
});
