import { smallCatalogue } from '@shop/testing';
import { randomUUID } from 'node:crypto';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { noteDispute } from '../payments/disputes/note-dispute.ts';
import { enqueue } from '../platform/jobs/index.ts';
import { BUYER, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile, TODAY } from '../testing/shop-of-file.test-utils.ts';
import { visitor, type Visitor } from '../accounts/routes/visitor.test-utils.ts';
import { act as actOn, CARE_SETTINGS, REASON, recordsOf, signedIn } from './colleagues.test-utils.ts';

const SHOP = 'http://shop.test';

const shop = shopOfFile({
  outboxSleeps: true,
  catalogue: smallCatalogue({ stock: 50 }),
  settings: {
    publicOrigin: SHOP,
    customerCareRefundLimit: 5_000,
    ...CARE_SETTINGS,
  },
});
let [reader, agent, lena, noor] = [] as unknown as [Visitor, Visitor, Visitor, Visitor];

beforeAll(async () => {
  [reader, agent, lena, noor] = [
    await colleague('ines+reader'),
    await colleague('bert+agent'),
    await colleague('lena+supervisor'),
    await colleague('noor+supervisor'),
  ];
}, 60_000);

const colleague = (name: string) => signedIn(visitor(shop.app, SHOP), name);

const sold = async () => (await shop.checkout.sell(orderOf(stayItems(), 12_000))).opened.orderUUID as string;
const story = async (uuid: string, who = reader) => (await who.post(`/care-gateway/orders/${uuid}/story`, REASON)).body;
const records = (uuid: string) => recordsOf(shop.db, uuid);
const evenBooks = async () => expect(await findAllImbalances(shop.db)).toEqual([]);

const act = (who: Visitor, uuid: string, { what, ...body }: { what: string; key?: string; [field: string]: unknown }) =>
  actOn(who, `${uuid}/${what}`, body);

describe('cancelling', () => {
  test('follows the customer’s own rule, once per key, and is written down', async () => {
    const uuid = await sold();
    const { cancellation } = await story(uuid);
    expect(cancellation).toMatchObject({ cancellable: true });
    const cancel = () => act(agent, uuid, { what: 'cancellation', key: 'c1', expectedRefund: cancellation.refund });
    const answers = [await cancel(), await cancel()];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, { status: 'cancelled', refund: cancellation.refund }]),
    );
    await drainOutbox(shop.outbox);
    expect((await story(uuid)).order.status).toBe('cancelled');
    expect(await records(uuid)).toMatchObject([{ colleague: 'bert+agent@shop.example', action: 'cancel', ...REASON }]);
    await evenBooks();
  });

  test('for another refund than today’s is refused and says which it is, and what is cancelled stays so', async () => {
    const uuid = await sold();
    const { refund } = (await story(uuid)).cancellation;
    expect(await act(agent, uuid, { what: 'cancellation', expectedRefund: refund - 1 })).toMatchObject({
      status: 409,
      body: { code: 'REFUND_CHANGED', amount: refund },
    });
    expect(await records(uuid)).toEqual([]);
    await act(agent, uuid, { what: 'cancellation', expectedRefund: refund });
    expect((await act(agent, uuid, { what: 'cancellation', expectedRefund: refund })).body.code).toBe('ALREADY_CANCELLED');
  });

  test('of a disputed stay says and records what the customer’s bank has taken back of the refund', async () => {
    const uuid = await sold();
    const payment = shop.db.selectFrom('payment_intent').select('id').where('purchase_uuid', '=', uuid);
    const { id: intentId } = await payment.executeTakeFirstOrThrow();
    const dispute = { id: `dispute-${uuid}`, amount: 12_000, reason: 'fraudulent', status: 'needs_response', openedAt: TODAY } as const;
    await noteDispute(shop.db, { intentId, now: TODAY }, dispute);
    expect((await story(uuid)).cancellation).toMatchObject({ cancellable: true, refund: 0, disputed: 9_600 });
    const cancel = () => act(agent, uuid, { what: 'cancellation', key: 'd1', expectedRefund: 0 });
    const answers = [await cancel(), await cancel()];
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ status: 'cancelled', refund: 0, disputed: 9_600 }));
    const recorded = shop.db.selectFrom('care_audit').select('detail').where('action', '=', 'cancel').orderBy('id', 'desc');
    expect((await recorded.executeTakeFirstOrThrow()).detail).toEqual({ refund: 0, disputed: 9_600 });
    await evenBooks();
  });

  test('is not for a reader', async () => {
    const uuid = await sold();
    const calls = [
      { what: 'cancellation', expectedRefund: 0 },
      { what: 'refunds', amount: 100 },
      { what: 'mails', mail: 'confirmationMail' },
      { what: `refunds/${randomUUID()}/decision`, decision: 'confirm' },
    ];
    for (const call of calls) expect((await act(reader, uuid, call)).status).toBe(403);
    expect(await records(uuid)).toEqual([]);
  });
});

describe('a refund', () => {
  test('up to the limit is given at once, exactly once per key, and the books stay even', async () => {
    const uuid = await sold();
    const refund = () => act(agent, uuid, { what: 'refunds', key: 'r1', amount: 5_000 });
    const [first, second] = [await refund(), await refund()];
    expect([first.status, first.body, second.body]).toEqual([200, expect.objectContaining({ status: 'done', amount: 5_000 }), first.body]);
    await drainOutbox(shop.outbox);
    const { refundable, events } = await story(uuid);
    expect(refundable).toBe(7_000);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'refund', state: 'done', amount: 5_000 }));
    await evenBooks();
  });

  test('above the limit waits until another person, a supervisor, confirms it', async () => {
    const uuid = await sold();
    const { body } = await act(lena, uuid, { what: 'refunds', amount: 5_001 });
    expect(body).toMatchObject({ status: 'waiting' });
    expect((await story(uuid)).refundable).toBe(12_000);
    const decide = (who: Visitor, decision = 'confirm') => act(who, uuid, { what: `refunds/${body.refundId}/decision`, decision });
    expect([(await decide(agent)).body.code, (await decide(lena)).body.code]).toEqual(['ROLE_NEEDED', 'SECOND_PERSON_NEEDED']);
    expect((await decide(noor)).body).toMatchObject({ status: 'done', amount: 5_001 });
    expect((await decide(noor, 'refuse')).body.code).toBe('REFUND_DECIDED');
    await drainOutbox(shop.outbox);
    expect((await story(uuid)).refundable).toBe(6_999);
    expect((await records(uuid)).map(({ colleague, action }) => [colleague, action])).toEqual([
      ['lena+supervisor@shop.example', 'refund'],
      ['noor+supervisor@shop.example', 'confirmRefund'],
    ]);
    await evenBooks();
  });

  test('in small parts is one: beyond the limit in all the next part waits for another person', async () => {
    const uuid = await sold();
    const parts = [3_000, 2_000, 1].map((amount) => ({ what: 'refunds', amount }));
    const states = [];
    for (const part of parts) states.push((await act(agent, uuid, part)).body.status);
    expect(states).toEqual(['done', 'done', 'waiting']);
    expect((await act(lena, uuid, { what: 'refunds', amount: 1 })).body.status).toBe('waiting');
  });

  test('of an invoiced order is on a credit note as money that went back', async () => {
    const uuid = await sold();
    await shop.checkout.post(`/gateway/bookings/${uuid}/invoice`, { email: BUYER.email.email });
    await act(agent, uuid, { what: 'refunds', amount: 5_000 });
    const rows = await shop.db.selectFrom('invoice').select('body').where('purchase_uuid', '=', uuid).execute();
    expect(rows.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ kind: 'creditNote', gross: 5_000, refunded: 5_000, offset: 0 }),
    );
  });

  test('that was refused gives nothing back, and may be asked for again', async () => {
    const uuid = await sold();
    const { body } = await act(agent, uuid, { what: 'refunds', amount: 9_000 });
    await act(noor, uuid, { what: `refunds/${body.refundId}/decision`, decision: 'refuse' });
    const { refundable, events } = await story(uuid);
    expect(refundable).toBe(12_000);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'refundRequest', state: 'refused', amount: 9_000, note: REASON.reason }));
  });

  test('is never more than the card payments hold, also after a cancellation', async () => {
    const uuid = await sold();
    expect(await act(agent, uuid, { what: 'refunds', amount: 12_001 })).toMatchObject({
      status: 409,
      body: { code: 'REFUND_TOO_MUCH', amount: 12_000 },
    });
    await act(agent, uuid, { what: 'refunds', amount: 4_000 });
    await act(agent, uuid, { what: 'cancellation', expectedRefund: (await story(uuid)).cancellation.refund });
    await drainOutbox(shop.outbox);
    expect((await act(agent, uuid, { what: 'refunds', amount: 1 })).body.code).toBe('NOT_REFUNDABLE');
    await evenBooks();
  });

  test.each([0, -1, 1.5])('of %d cents is none', async (amount) => {
    const answer = await act(agent, await sold(), { what: 'refunds', amount });
    expect([answer.status, answer.body.field]).toEqual([400, 'amount']);
  });
});

describe('a mail of the order', () => {
  test('goes again as it was, once per key', async () => {
    const uuid = await sold();
    await drainOutbox(shop.outbox);
    await act(agent, uuid, { what: 'cancellation', expectedRefund: (await story(uuid)).cancellation.refund });
    await drainOutbox(shop.outbox);
    const before = shop.mails.size;
    const resend = () => act(agent, uuid, { what: 'mails', key: 'm1', mail: 'cancellationMail' });
    expect([(await resend()).status, (await resend()).status]).toEqual([200, 200]);
    await drainOutbox(shop.outbox);
    expect(shop.mails.size).toBe(before + 1);
  });

  test('goes again that was pressed, where there are several of its kind', async () => {
    const uuid = await sold();
    for (const number of ['1', '2']) await enqueue(shop.db, 'instalmentPaidMail', { uuid, number });
    await shop.db.updateTable('outbox').set({ sent_at: shop.time.now }).where('kind', '=', 'instalmentPaidMail').execute();
    const { events } = await story(uuid);
    const [first] = events.filter(({ what }: { what?: string }) => what === 'instalmentPaidMail');
    expect((await act(agent, uuid, { what: 'mails', mail: 'instalmentPaidMail', mailId: first.mailId })).status).toBe(200);
    const waiting = shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'instalmentPaidMail').where('sent_at', 'is', null);
    expect(await waiting.execute()).toEqual([{ payload: { uuid, number: '1' } }]);
    await shop.db.deleteFrom('outbox').where('kind', '=', 'instalmentPaidMail').execute();
  });

  test('that it never had cannot go again, nor the confirmation of what is cancelled', async () => {
    const uuid = await sold();
    expect((await act(agent, uuid, { what: 'mails', mail: 'parcelMail' })).body.code).toBe('MAIL_UNKNOWN');
    await drainOutbox(shop.outbox);
    await act(agent, uuid, { what: 'cancellation', expectedRefund: (await story(uuid)).cancellation.refund });
    await drainOutbox(shop.outbox);
    expect((await act(agent, uuid, { what: 'mails', mail: 'confirmationMail' })).body.code).toBe('ORDER_NOT_PAID');
  });
});

describe('a key whose answer was lost', () => {
  test('stands for what was done under it: what was typed meanwhile is refused, and not done', async () => {
    const uuid = await sold();
    const note = (text: string, reason = REASON.reason) => act(agent, uuid, { what: 'notes', key: 'lost', note: text, reason });
    expect((await note('Arrives lat')).status).toBe(200);
    expect((await note('Arrives lat', 'Called again')).status).toBe(200);
    expect(await note('Arrives late')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect((await story(uuid)).events.filter(({ kind }: { kind: string }) => kind === 'note')).toMatchObject([{ note: 'Arrives lat' }]);
  });
});
