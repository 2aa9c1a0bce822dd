import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { stripeStandIn } from '@shop/testing/stripe';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counter, orderOf, stayItems } from '../testing/counter.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import { otherProcess } from '../testing/other-process.ts';
import type { PaymentProvider, ProviderRecord } from './payment-provider.ts';
import { stripeClient } from './stripe/stripe-client.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';
import { promiseRefund } from './refund.ts';
import { TestProvider } from './test-provider.ts';

/** A provider, and what its customers and their banks do. */
interface Till {
  readonly provider: PaymentProvider;
  readonly app: Awaited<ReturnType<typeof otherProcess>>;
  /** By its form; `late` is on its way for a while. */
  pay(intentId: string, how: 'well' | 'declined' | 'challenged' | 'late'): Promise<unknown>;
  meetChallenge(intentId: string, isAccepted: boolean): Promise<unknown>;
  arrive(intentId: string): Promise<unknown>;
  close(): Promise<unknown>;
}

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;

beforeAll(async () => {
  database = await testDatabase();
  dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  const now = new Date('2030-06-01T10:00:00Z');
  shop = await openShop({ ...database, now, dataDirectory, catalogue: smallCatalogue({ stock: 100 }) });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

/** What is late stays so until the test lets it arrive: nobody does the shop's own work meanwhile. */
const idle = { runOnce: () => Promise.resolve(0) };

async function embedded(): Promise<Till> {
  const provider = new TestProvider(shop.db, 0);
  const app = await otherProcess(shop, { dataDirectory, outbox: idle });
  const cards = { well: '4242424242424242', declined: '4000000000000002', challenged: '4000002500003155', late: '4000000000000341' };
  const card = (number: string) => ({ number, expiry: '12/34', cvc: '123' });
  return {
    provider,
    app,
    pay: (id, how) => provider.confirm(id, card(cards[how])),
    meetChallenge: (id, isAccepted) => provider.confirm(id, { ...card(cards.challenged), challenge: isAccepted ? 'accepted' : 'refused' }),
    arrive: () => provider.settleLate(new Date()),
    close: () => app.close(),
  };
}

async function stripe(): Promise<Till> {
  const standIn = await stripeStandIn();
  const provider = new StripeProvider(shop.db, stripeClient(standIn.settings));
  const app = await otherProcess(shop, { dataDirectory, outbox: idle, psp: provider, stripe: { provider, settings: standIn.settings } });
  const cards = {
    well: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    challenged: 'pm_card_threeDSecure2Required',
    late: 'pm_sepa_debit',
  };
  return {
    provider,
    app,
    pay: (id, how) => standIn.pay(id, cards[how]),
    meetChallenge: (id, isAccepted) => Promise.resolve(standIn.account.meetChallenge(id, isAccepted)),
    arrive: (id) => Promise.resolve(standIn.account.arrive(id)),
    close: async () => {
      await app.close();
      await standIn.close();
    },
  };
}

describe.each([
  ['the test provider', embedded],
  ['Stripe', stripe],
])('%s', (_, open) => {
  let till: Till;
  beforeAll(async () => {
    till = await open();
  });
  afterAll(() => till?.close());

  const order = orderOf(stayItems(), 12_000);
  const opened = async () => (await counter(till.app).start(order)).body.paymentIntentId as string;
  const statusOf = async (id: string) => (await till.provider.read(id))?.status;
  const buy = (id: string) => counter(till.app).buy(order, id);

  test('knows what was announced, unpaid, and nothing else', async () => {
    expect(await till.provider.read(await opened())).toEqual({ status: 'created', amount: 12_000 });
    expect(await till.provider.read('pi_nobody')).toBeUndefined();
    expect(await till.provider.read('../refunds')).toBeUndefined();
    expect(await till.provider.cancel('pi_nobody')).toBeUndefined();
  });

  test('takes a good card, once, and the order is bought', async () => {
    const id = await opened();
    expect((await buy(id)).status).toBe(402);
    await till.pay(id, 'well');
    await till.pay(id, 'declined');
    expect(await statusOf(id)).toBe('succeeded');
    expect((await buy(id)).status).toBe(200);
  });

  test('takes another card after one that was declined', async () => {
    const id = await opened();
    await till.pay(id, 'declined');
    expect(await statusOf(id)).toBe('declined');
    expect(await buy(id)).toMatchObject({ status: 402, body: { code: 'PAYMENT_DECLINED' } });
    await till.pay(id, 'well');
    expect((await buy(id)).status).toBe(200);
  });

  test('waits for the answer to a challenge, and takes nothing from whoever refuses it', async () => {
    const [accepted, refused] = [await opened(), await opened()];
    for (const id of [accepted, refused]) await till.pay(id, 'challenged');
    expect(await statusOf(accepted)).toBe('challenge');
    expect(await buy(accepted)).toMatchObject({ status: 402, body: { code: 'PAYMENT_NOT_CONFIRMED' } });
    await till.meetChallenge(accepted, true);
    await till.meetChallenge(refused, false);
    expect((await buy(accepted)).status).toBe(200);
    expect((await buy(refused)).body.code).toBe('PAYMENT_DECLINED');
  });

  test('says of a payment on its way that it is, until it arrives', async () => {
    const id = await opened();
    await till.pay(id, 'late');
    expect((await buy(id)).status).toBe(202);
    expect(await till.provider.cancel(id)).toBe('processing');
    await till.arrive(id);
    expect((await buy(id)).status).toBe(200);
  });

  test('takes nothing for what was cancelled, and cancels nothing that was paid', async () => {
    const [unpaid, paid] = [await opened(), await opened()];
    expect(await till.provider.cancel(unpaid)).toBe('voided');
    expect(await till.provider.cancel(unpaid)).toBe('voided');
    await till.pay(unpaid, 'well');
    expect(await statusOf(unpaid)).toBe('voided');
    await till.pay(paid, 'well');
    expect(await till.provider.cancel(paid)).toBe('succeeded');
  });

  test('gives back a part, then the rest, each once', async () => {
    const id = await opened();
    await till.pay(id, 'well');
    const back = async (amount: number, key: string) => {
      await shop.db.transaction().execute((trx) => promiseRefund(trx, { intentId: id, amount, key, now: shop.time.now }));
      await till.provider.refund({ intentId: id, amount, key });
    };
    await back(2_000, `part-${id}`);
    await back(2_000, `part-${id}`);
    expect(await statusOf(id)).toBe('succeeded');
    await back(10_000, `rest-${id}`);
    expect(await statusOf(id)).toBe('refunded');
    const { refunded_cents } = await shop.db.selectFrom('payment_intent').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(refunded_cents).toBe(12_000);
  });

  test('has told the shop’s own table all of it', async () => {
    const id = await opened();
    await till.pay(id, 'well');
    await statusOf(id);
    const row = await shop.db.selectFrom('payment_intent').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.status).toBe('succeeded');
  });
});

describe('the test provider, without the customer,', () => {
  const provider = () => new TestProvider(shop.db, 0);
  const paidWith = async (number: string) => {
    const app = await otherProcess(shop, { dataDirectory, outbox: idle });
    const id = (await counter(app).start(orderOf(stayItems(), 12_000))).body.paymentIntentId as string;
    await provider().confirm(id, { number, expiry: '12/34', cvc: '123', challenge: 'accepted' });
    await app.close();
    return id;
  };
  const linesOf = async (period: { from: Date; to: Date }) => {
    const lines: ProviderRecord[] = [];
    for await (const line of provider().list(period)) lines.push(line);
    return lines;
  };
  const charge = (intentId: string, reference: string) => provider().chargeKept({ intentId, amount: 4_000, reference });

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
    const hour = 3_600_000;
    const lines = await linesOf({ from: new Date(Date.now() - hour), to: new Date(Date.now() + hour) });
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
