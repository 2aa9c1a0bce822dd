import { smallCatalogue } from '@shop/testing';
import { stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import type { ProviderRecord } from '../payment-provider.ts';
import { stripeClient } from '../providers/stripe/stripe-client.ts';
import { StripeProvider } from '../providers/stripe/stripe-provider.ts';
import { TestProvider } from '../test-provider.ts';
import { checkoutClient, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { otherProcess } from '../../testing/other-process.ts';
import { providerWith } from '../../testing/provider-with.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { periodOf, reconcileDays, reconciliationLines } from './operator-reconciliation.ts';
import { reconcileDaily } from './reconcile-daily.ts';
import { reconcilePeriod } from './reconcile-period.ts';
import { aroundNow, databaseNow } from '../../testing/database-now.ts';

const ORDER = orderOf(stayItems(), 12_000);
const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 100 }) });

describe('the test provider’s list', () => {
  const psp = () => new TestProvider(shop.db, 0);

  test('is what the shop has, refunds too', async () => {
    const { opened } = await shop.checkout.sell(ORDER);
    await shop.checkout.post(`/gateway/bookings/${opened.orderUUID}/cancellation`, {
      email: ORDER.buyer.email.email,
      expectedRefund: 9_600,
    });
    await drainOutbox(shop.outbox);
    expect(await reconcilePeriod({ db: shop.db, psp: psp() }, await aroundNow(shop.db))).toEqual({
      compared: 2,
      differences: [],
      fees: [],
    });
  });

  test('differs by a payment that the shop never heard of, and by one that it alone has', async () => {
    const { opened } = await shop.checkout.sell(ORDER);
    const { paymentIntentId: id, orderUUID: order } = opened;
    const foreign: ProviderRecord = {
      kind: 'payment',
      id: 'ch_9',
      intentId: 'pi_9',
      amount: 500,
      status: 'succeeded',
      at: await databaseNow(shop.db),
    };
    const other = providerWith(psp(), {
      async *list(period) {
        for await (const record of psp().list(period)) if (record.intentId !== id) yield record;
        yield foreign;
      },
      read: () => Promise.resolve(undefined),
    });
    const { differences } = await reconcilePeriod({ db: shop.db, psp: other }, await aroundNow(shop.db));
    expect(differences).toEqual([
      { kind: 'payment', key: 'pi_9', reason: 'missingHere', there: 500 },
      { kind: 'payment', key: id, reason: 'missingThere', here: 12_000, order },
    ]);
  });
});

describe('Stripe’s list', () => {
  let standIn: StripeStandIn;
  let psp: StripeProvider;
  let app: Awaited<ReturnType<typeof otherProcess>>;
  let start: Date;

  beforeAll(async () => {
    standIn = await stripeStandIn();
    psp = new StripeProvider(shop.db, stripeClient(standIn.settings));
    const stripe = { provider: psp, settings: standIn.settings };
    app = await otherProcess(shop, { dataDirectory: shop.dataDirectory, psp, stripe, testProvider: undefined as never });
  });
  beforeEach(async () => {
    for (const books of ['charges', 'refunds', 'disputes', 'intents'] as const) standIn.account[books].clear();
    start = await databaseNow(shop.db);
  });
  afterAll(async () => {
    await app?.close();
    await standIn?.close();
  });

  const bought = async () => {
    const checkout = checkoutClient(app);
    const { body } = await checkout.start(ORDER);
    await standIn.pay(body.paymentIntentId, 'pm_card_visa');
    expect((await checkout.buy(ORDER, body.paymentIntentId)).status).toBe(200);
    return { id: body.paymentIntentId as string, order: body.orderUUID as string };
  };
  const differences = async () =>
    (await reconcilePeriod({ db: shop.db, psp }, { from: start, to: await databaseNow(shop.db, 60_000) })).differences;

  test('of an hour in which all went well says nothing, also where a payment is listed on an earlier day', async () => {
    const { id } = await bought();
    expect(await differences()).toEqual([]);
    const charge = standIn.account.intent(id).latest_charge!;
    Object.assign(charge, { created: charge.created - 5 * 86_400 });
    expect(await differences()).toEqual([]);
  });

  test('differs by a payment of which the shop was never told', async () => {
    const id = await psp.create({ amount: 4_200, reference: crypto.randomUUID() });
    await standIn.pay(id, 'pm_card_visa');
    const { differences: later } = await reconcilePeriod({ db: shop.db, psp }, await aroundNow(shop.db, 60_000));
    expect(later).toContainEqual({ kind: 'payment', key: id, reason: 'missingHere', there: 4_200 });
  });

  test('differs by a refund and a dispute whose messages were lost', async () => {
    const [first, second] = [await bought(), await bought()];
    const refund = standIn.account.refund(first.id, 5_000);
    const dispute = standIn.account.dispute(second.id);
    // The provider's times are whole seconds, so the period begins in the test before, whose movements are left out.
    start = new Date(start.getTime() - 1000);
    const ownDifferences = (await differences()).filter(({ key }) => key === refund.id || key === dispute.id);
    expect(ownDifferences).toEqual([
      { kind: 'refund', key: refund.id, reason: 'missingHere', there: 5_000 },
      { kind: 'dispute', key: dispute.id, reason: 'missingHere', there: 12_000 },
    ]);
  });

  test('says what the provider keeps for itself: it is in the ledger once, however often the days are reconciled', async () => {
    const { id, order } = await bought();
    standIn.account.dispute(id);
    for (const days of [2, 3]) {
      const later = await databaseNow(shop.db, days * 86_400_000);
      await reconcileDaily({ db: shop.db, psp, now: () => later });
    }
    const fees = await shop.db
      .selectFrom('journal_entry')
      .innerJoin('journal_line', 'journal_line.entry_id', 'journal_entry.id')
      .select(['account', 'amount_cents'])
      .where('purchase_uuid', '=', order)
      .where('kind', '=', 'fee')
      .execute();
    expect(fees.filter(({ account }) => account === 'fees').map(({ amount_cents }) => amount_cents)).toEqual([25, 2_000]);
    expect(fees.filter(({ account }) => account === 'clearing').map(({ amount_cents }) => amount_cents)).toEqual([-25, -2_000]);
    expect((await findAllImbalances(shop.db)).filter(({ subject }) => subject === order)).toEqual([]);
  });

  test('differs by an amount that is not what the ledger has, and the operator reads both', async () => {
    const { id, order } = await bought();
    Object.assign(standIn.account.intent(id).latest_charge!, { amount: 11_900 });
    expect(await differences()).toEqual([{ kind: 'payment', key: id, reason: 'amount', here: 12_000, there: 11_900, order }]);
    expect(reconciliationLines({ compared: 1, differences: await differences() })).toEqual([
      `payment ${id}: the amounts differ (shop 120.00, provider 119.00), order ${order}`,
      '1 movements compared, 1 differ.',
    ]);
  });
});

describe('the operator', () => {
  const now = new Date('2030-06-10T12:00:00Z');

  test('names days in UTC, both inclusive; the last quarter of an hour is left out', () => {
    const at = (from: string, to: string) => periodOf({ from, to }, now);
    expect(at('2030-06-08', '2030-06-09')).toEqual({ from: new Date('2030-06-08T00:00:00Z'), to: new Date('2030-06-10T00:00:00Z') });
    expect(at('2030-06-10', '2030-06-10').to).toEqual(new Date('2030-06-10T11:45:00Z'));
    expect(() => at('2030-06-31', '2030-07-01')).toThrow('2030-06-31 is no day');
    expect(() => at('2030-06-09', '2030-06-08')).toThrow('--from 2030-06-09 is after --to 2030-06-08');
    expect(() => at('2030-06-11', '2030-06-12')).toThrow('2030-06-11 has not begun');
  });

  test('may leave out fewer minutes, or none, and just after midnight learns why the day cannot be compared yet', () => {
    const day = { from: '2030-06-10', to: '2030-06-10' };
    const afterMidnight = new Date('2030-06-10T00:05:00Z');
    expect(() => periodOf(day, afterMidnight)).toThrow(
      '2030-06-10 began less than 15 minutes ago, which are left out: give a day before it',
    );
    expect(periodOf({ ...day, from: '2030-06-09' }, afterMidnight).to).toEqual(new Date('2030-06-09T23:50:00Z'));
    expect(periodOf({ ...day, grace: 2 }, afterMidnight).to).toEqual(new Date('2030-06-10T00:03:00Z'));
    expect(periodOf({ ...day, grace: 0 }, now).to).toEqual(now);
  });

  test('compares by the address of the database alone', async () => {
    const days = { from: '2000-01-01', to: '2000-01-31' };
    const reconciliation = await reconcileDays({ url: shop.databaseUrl, stripe: undefined, now }, days);
    expect(reconciliationLines(reconciliation)).toEqual(['0 movements compared, no differences.']);
  });
});
