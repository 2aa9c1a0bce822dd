import { sql } from 'kysely';
import { findAllImbalances } from '../../../ledger/find-imbalances.ts';
import { promiseRefund } from '../../refunds/refund.ts';
import { NOW, ORDER, stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();

describe('money that moves at the provider', () => {
  const eventsSince = (count: number) => here.standIn.account.events.slice(count);
  const ledgerOf = async (uuid: string) => {
    const lines = await here.shop.db
      .selectFrom('journal_entry')
      .innerJoin('journal_line', 'journal_line.entry_id', 'journal_entry.id')
      .select(['kind', 'account', 'amount_cents'])
      .where('purchase_uuid', '=', uuid)
      .orderBy('entry_id')
      .execute();
    const sum = (account: string) => lines.reduce((cents, line) => cents + (line.account === account ? line.amount_cents : 0), 0);
    const kinds = new Set(lines.map(({ kind }) => kind).filter((kind) => kind.startsWith('dispute')));
    return { kinds: [...kinds], clearing: sum('clearing'), disputes: sum('disputes'), losses: sum('losses') };
  };

  test('a dispute is on the order until it is won, and customer care is told of each state once, in any order of messages', async () => {
    const { orderUUID, id } = await here.bought();
    const before = here.standIn.account.events.length;
    const { id: disputeId } = here.standIn.account.dispute(id);
    for (const event of [...eventsSince(before), ...eventsSince(before).reverse()]) expect((await here.tell(event)).statusCode).toBe(200);
    expect(await here.stateOf(orderUUID)).toMatchObject({ status: 'paid', charged: 12_000, disputed: 12_000 });
    const opening = eventsSince(before);
    here.standIn.account.closeDispute(disputeId, 'won');
    for (const event of [...eventsSince(before).reverse(), ...opening]) await here.tell(event);
    expect(await here.stateOf(orderUUID)).not.toHaveProperty('disputed');
    await here.shop.outbox.runOnce();
    const mails = [...here.shop.mails.values()].filter(({ subject }) => subject.startsWith('Dispute'));
    // What the outbox claims together, it sends in any order.
    expect(mails.map(({ to, subject }) => [to.address, subject.split(':')[0]]).toSorted()).toEqual([
      ['care@shop.example', 'Dispute needs_response'],
      ['care@shop.example', 'Dispute won'],
    ]);
  });

  test.each([
    ['won', 'disputeWon', { clearing: 12_000 }],
    ['lost', 'disputeLost', { clearing: 0, losses: 12_000 }],
  ] as const)('a dispute that is %s is in the ledger from its opening on, once, and the ledger balances', async (status, end, left) => {
    const { orderUUID, id } = await here.bought();
    const before = here.standIn.account.events.length;
    const { id: disputeId } = here.standIn.account.dispute(id);
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await here.tell(event);
    expect(await ledgerOf(orderUUID)).toEqual({ kinds: ['dispute'], clearing: 0, disputes: 12_000, losses: 0 });
    here.standIn.account.closeDispute(disputeId, status);
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await here.tell(event);
    expect(await ledgerOf(orderUUID)).toEqual({ kinds: ['dispute', end], disputes: 0, losses: 0, ...left });
    expect((await findAllImbalances(here.shop.db)).filter(({ subject }) => subject === orderUUID)).toEqual([]);
  });

  test('a dispute whose end is all that the shop hears of has both entries', async () => {
    const { orderUUID, id } = await here.bought();
    const { id: disputeId } = here.standIn.account.dispute(id);
    const before = here.standIn.account.events.length;
    here.standIn.account.closeDispute(disputeId, 'lost');
    for (const event of eventsSince(before)) await here.tell(event);
    expect(await ledgerOf(orderUUID)).toEqual({ kinds: ['dispute', 'disputeLost'], clearing: 0, disputes: 0, losses: 12_000 });
  });

  test.each([[true], [false]])('a prevented dispute leaves the balances as they were before it (opened before: %s)', async (wasOpen) => {
    const { orderUUID, id } = await here.bought();
    const before = here.standIn.account.events.length;
    const { id: disputeId } = here.standIn.account.dispute(id);
    if (wasOpen) for (const event of eventsSince(before)) await here.tell(event);
    here.standIn.account.closeDispute(disputeId, 'prevented');
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await here.tell(event);
    const kinds = wasOpen ? ['dispute', 'disputeWon'] : [];
    expect(await ledgerOf(orderUUID)).toEqual({ kinds, clearing: 12_000, disputes: 0, losses: 0 });
    expect(await here.stateOf(orderUUID)).not.toHaveProperty('disputed');
    here.standIn.account.refund(id);
    for (const event of eventsSince(before)) await here.tell(event);
    expect(await ledgerOf(orderUUID)).toMatchObject({ clearing: 0, disputes: 0 });
    expect((await findAllImbalances(here.shop.db)).filter(({ subject }) => subject === orderUUID)).toEqual([]);
  });

  test('a refund made in the dashboard is noted once, and never beyond what was paid', async () => {
    const { orderUUID, id } = await here.bought();
    const before = here.standIn.account.events.length;
    here.standIn.account.refund(id, 5_000);
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await here.tell(event);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charged: 12_000, refunded: 5_000 });
    here.standIn.account.refund(id);
    for (const event of eventsSince(before).reverse()) await here.tell(event);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'refunded', charged: 12_000, refunded: 12_000 });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from journal_entry
      where purchase_uuid = ${orderUUID} and event_key like 'refunded-provider-%'`.execute(here.shop.db);
    expect(rows).toEqual([{ count: 2 }]);
    expect((await findAllImbalances(here.shop.db)).filter(({ subject }) => subject === orderUUID).length).toBe(0);
  });

  test('a refund made in the dashboard has a credit note and takes its VAT back, at most what was sold; a change leaves it given back', async () => {
    const { orderUUID, id } = await here.bought();
    const email = ORDER.buyer.email.email;
    const { invoiceNumber } = (await here.checkout.post(`/gateway/bookings/${orderUUID}/invoice`, { email })).body;
    const before = here.standIn.account.events.length;
    here.standIn.account.refund(id, 1_100);
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await here.tell(event);
    const documents = await here.shop.db.selectFrom('invoice').select(['kind', 'body']).where('purchase_uuid', '=', orderUUID).execute();
    expect(documents.filter(({ kind }) => kind === 'creditNote').map(({ body }) => body)).toMatchObject([
      { gross: 1_100, net: 1_000, tax: 100, refersTo: { number: invoiceNumber } },
    ]);
    const modification = {
      ...{ email, locale: 'fr_FR', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 } },
      travelPeriod: { checkinDate: '2030-06-20', checkoutDate: '2030-06-21' },
    };
    const change = await here.checkout.post(`/gateway/bookings/${orderUUID}/modification`, { ...modification, expectedDifference: 0 });
    expect(change.body).toMatchObject({ status: 'done' });
    expect((await findAllImbalances(here.shop.db)).filter(({ subject }) => subject === orderUUID)).toEqual([]);
    expect(await ledgerOf(orderUUID)).toMatchObject({ clearing: 10_900, losses: 0 });
  });

  test('a refund made in the dashboard for a cancelled order gives its fee back too', async () => {
    const { orderUUID, id } = await here.bought();
    const email = ORDER.buyer.email.email;
    await here.checkout.post(`/gateway/bookings/${orderUUID}/cancellation`, { email, expectedRefund: 9_600 });
    const before = here.standIn.account.events.length;
    here.standIn.account.refund(id, 2_400);
    for (const event of eventsSince(before)) await here.tell(event);
    expect((await findAllImbalances(here.shop.db)).filter(({ subject }) => subject === orderUUID)).toEqual([]);
    // The stay that was kept is earned: the hotel has its share of it, the shop bears what it gives back.
    expect(await ledgerOf(orderUUID)).toMatchObject({ losses: 2_182 });
  });

  test('the shop’s own refund is not noted a second time when the provider tells of it', async () => {
    const { orderUUID, id } = await here.bought();
    await here.shop.db
      .insertInto('payment_refund')
      .values({ key: `own-${id}`, intent_id: id, amount_cents: 3_000, done_at: null })
      .execute();
    const before = here.standIn.account.events.length;
    await here.provider.refund({ intentId: id, amount: 3_000, key: `own-${id}` });
    for (const event of eventsSince(before)) await here.tell(event);
    expect(await here.stateOf(orderUUID)).toMatchObject({ charged: 12_000, refunded: 3_000 });
  });

  describe('and a refund that the shop has promised', () => {
    const promised = async (id: string, amount: number, key: string) => {
      await here.shop.db.transaction().execute((trx) => promiseRefund(trx, { intentId: id, amount, key, now: NOW }));
      return { intentId: id, amount, key };
    };
    const givenBack = (id: string) =>
      [...here.standIn.account.refunds.values()].filter((refund) => refund.payment_intent === id).map(({ amount }) => amount);
    const isBalanced = async (uuid: string) =>
      expect(
        (await findAllImbalances(here.shop.db)).filter(({ subject, account }) => subject === uuid && account !== 'receivable'),
      ).toEqual([]);

    test('count once where the dashboard gave everything back before, heard of or not', async () => {
      for (const isHeard of [true, false]) {
        const { orderUUID, id } = await here.bought();
        const before = here.standIn.account.events.length;
        here.standIn.account.refund(id);
        if (isHeard) for (const event of eventsSince(before)) await here.tell(event);
        const refund = await promised(id, 12_000, `failed-${id}`);
        await here.provider.refund(refund);
        for (const event of eventsSince(before)) await here.tell(event);
        await here.provider.refund(refund);
        expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'refunded', charged: 12_000, refunded: 12_000 });
        expect(givenBack(id)).toEqual([12_000]);
        await isBalanced(orderUUID);
      }
    });

    test('give back together what was paid where the dashboard gave a part of it', async () => {
      const { orderUUID, id } = await here.bought();
      here.standIn.account.refund(id, 5_000);
      const refund = await promised(id, 12_000, `failed-${id}`);
      await here.provider.refund(refund);
      await here.provider.refund({ ...refund, amount: 7_000 });
      expect(givenBack(id)).toEqual([5_000, 7_000]);
      expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'refunded', charged: 12_000, refunded: 12_000 });
      await isBalanced(orderUUID);
    });

    test('give back what was paid where it was promised before the dashboard gave a part, and the books note the part whole', async () => {
      const { orderUUID, id } = await here.bought();
      await here.checkout.post(`/gateway/bookings/${orderUUID}/cancellation`, { email: ORDER.buyer.email.email, expectedRefund: 9_600 });
      const before = here.standIn.account.events.length;
      here.standIn.account.refund(id, 6_000);
      for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await here.tell(event);
      // As the outbox has read it before.
      await here.provider.refund({ intentId: id, amount: 9_600, key: `cancelled-${id}` });
      for (const event of eventsSince(before)) await here.tell(event);
      expect(givenBack(id)).toEqual([6_000, 6_000]);
      expect(await here.stateOf(orderUUID)).toMatchObject({ charge: 'refunded', charged: 12_000, refunded: 12_000, promised: 12_000 });
      expect(await ledgerOf(orderUUID)).toMatchObject({ clearing: 0 });
      expect((await findAllImbalances(here.shop.db)).filter(({ subject }) => subject === orderUUID)).toEqual([]);
    });

    test('are one refund when it is asked for again after the provider has forgotten its keys', async () => {
      const { orderUUID, id } = await here.bought();
      const refund = await promised(id, 3_000, `again-${id}`);
      await here.provider.refund(refund);
      here.standIn.forgetKeys();
      await here.provider.refund(refund);
      expect(givenBack(id)).toEqual([3_000]);
      expect(await here.stateOf(orderUUID)).toMatchObject({ charged: 12_000, refunded: 3_000 });
    });
  });
});
