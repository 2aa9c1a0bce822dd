import { smallCatalogue } from '@shop/testing';
import { checkoutClient, orderOf, stayItems } from '../testing/checkout-client.ts';
import { otherProcess } from '../testing/other-process.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { IDLE_OUTBOX } from './payment-provider.test-utils.ts';
import type { ProviderRecord } from './payment-provider.ts';
import { promiseRefund } from './refunds/refund.ts';
import { TestProvider } from './test-provider.ts';
import { aroundNow } from '../testing/database-now.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 100 }) });

describe('the test provider, without the customer,', () => {
  const provider = () => new TestProvider(shop.db, 0);
  const paidWith = async (number: string) => {
    const app = await otherProcess(shop, { dataDirectory: shop.dataDirectory, outbox: IDLE_OUTBOX });
    const id = (await checkoutClient(app).start(orderOf(stayItems(), 12_000))).body.paymentIntentId as string;
    await provider().confirm(id, { number, expiry: '12/34', cvc: '123', challenge: 'accepted' });
    await app.close();
    return id;
  };
  const linesOf = async (period: { from: Date; to: Date }) => {
    const lines: ProviderRecord[] = [];
    for await (const line of provider().list(period)) lines.push(line);
    return lines;
  };
  const charge = (intentId: string, reference: string) => provider().chargeStored({ intentId, amount: 4_000, reference });

  test.each([
    ['4242424242424242', { status: 'succeeded' }],
    ['4000002500003155', { status: 'succeeded' }],
    ['4000000000009995', { status: 'declined', declineCode: 'insufficient_funds' }],
    ['4000002760003184', { status: 'declined', declineCode: 'authentication_required' }],
  ])('charges %s, that has paid before, as %j, and the same reference is one charge', async (number, outcome) => {
    const intentId = await paidWith(number);
    const first = await charge(intentId, `again-${intentId}`);
    expect(first).toEqual({ id: expect.stringMatching(/^pi_test_/), ...outcome });
    expect(await charge(intentId, `again-${intentId}`)).toEqual(first);
    expect(await provider().read(first.id)).toEqual({ status: outcome.status, amount: 4_000 });
    expect((await charge(intentId, `other-${intentId}`)).id).not.toBe(first.id);
  });

  test('charges nothing where no card was kept', async () => {
    expect(await charge(await paidWith('4000000000000002'), 'declined-before')).toMatchObject({ status: 'declined' });
    expect(await charge('pi_nobody', 'unknown')).toMatchObject({ status: 'declined' });
  });

  test('lists what it has taken and given back in a period', async () => {
    const id = await paidWith('4242424242424242');
    await shop.db
      .transaction()
      .execute((trx) => promiseRefund(trx, { intentId: id, amount: 500, key: `listed-${id}`, now: shop.time.now }));
    await provider().refund({ intentId: id, amount: 500, key: `listed-${id}` });
    const lines = await linesOf(await aroundNow(shop.db));
    expect(lines.filter(({ intentId }) => intentId === id)).toEqual([
      { kind: 'payment', id, intentId: id, amount: 12_000, status: 'succeeded', at: expect.any(Date) },
      {
        kind: 'refund',
        id: `listed-${id}`,
        intentId: id,
        amount: 500,
        status: 'succeeded',
        at: expect.any(Date),
        reference: `listed-${id}`,
      },
    ]);
    expect(await linesOf({ from: new Date(0), to: new Date(1) })).toEqual([]);
  });
});
