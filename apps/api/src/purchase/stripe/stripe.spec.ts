import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { signedEvent, stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import { sql } from 'kysely';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unbalanced } from '../../ledger/unbalanced.ts';
import { counter, orderOf, stayItems } from '../../testing/counter.ts';
import { housekeeping } from '../housekeeping.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { otherProcess } from '../../testing/other-process.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeProvider } from './stripe-provider.ts';

const NOW = new Date('2030-06-01T10:00:00Z');
const ORDER = orderOf(stayItems(), 12_000);

let database: TestDatabase;
let shop: OpenShop;
let standIn: StripeStandIn;
let provider: StripeProvider;
let app: Awaited<ReturnType<typeof otherProcess>>;
let till: ReturnType<typeof counter>;

beforeAll(async () => {
  database = await testDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  shop = await openShop({ ...database, now: NOW, dataDirectory, catalogue: smallCatalogue({ stock: 100 }) });
  standIn = await stripeStandIn();
  const settings = { ...standIn.settings, methods: { BE: ['card', 'bancontact'] } };
  provider = new StripeProvider(shop.db, stripeClient(settings), settings);
  // The shop's outbox asks the test provider, so that an order must not wake it.
  const outbox = { runOnce: () => Promise.resolve(0) };
  app = await otherProcess(shop, {
    dataDirectory,
    outbox,
    psp: provider,
    stripe: { provider, settings },
    testProvider: undefined as never,
  });
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

const secretOf = (paymentIntentId: string) => till.post('/gateway/psp/stripe/client-secret', { paymentIntentId });
const opened = async (order = ORDER) => (await till.start(order)).body as { orderUUID: string; paymentIntentId: string; provider: string };
const orderStatus = async (uuid: string) => (await till.get(`/gateway/orders/${uuid}/payment`)).body.status;
const tell = (event: object, { at = NOW, secret = standIn.settings.webhookSecret, headers = {} } = {}) => {
  const message = signedEvent(event, { at, secret });
  return app.inject({
    method: 'POST',
    url: '/gateway/psp/stripe/webhook',
    payload: message.payload,
    headers: { ...message.headers, ...headers },
  });
};
const aboutPayment = (id: string) => ({
  object: 'event',
  type: 'payment_intent.succeeded',
  data: { object: { object: 'payment_intent', id } },
});
const goBack = (id: string, prefix = '') =>
  app.inject(`/gateway/psp/stripe/return/${id}?${prefix}payment_intent=${id}&payment_intent_client_secret=s&redirect_status=x`);

describe('a payment by Stripe', () => {
  test('is announced in euro cents under the order’s own id, for the methods that the operator has switched on', async () => {
    const { orderUUID, provider: name } = await opened();
    expect(name).toBe('stripe');
    const [question] = standIn.asked;
    expect(Object.fromEntries(question!.form)).toEqual({
      amount: '12000',
      currency: 'eur',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[reference]': orderUUID,
    });
    expect(question!.headers['idempotency-key']).toBe(`create-${orderUUID}`);
  });

  test('in a country with methods of its own is announced for these alone, and the page is told of them', async () => {
    const { paymentIntentId } = await opened({ ...ORDER, locale: 'nl_BE' });
    expect(standIn.account.intent(paymentIntentId).payment_method_types).toEqual(['card', 'bancontact']);
    expect((await till.get('/gateway/psp')).body).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_1',
      script: standIn.settings.script,
      methods: { BE: ['card', 'bancontact'] },
    });
  });

  test('whose announcement was answered into the void is announced once', async () => {
    const before = standIn.account.intents.size;
    standIn.state.losesAnswers = 1;
    const { paymentIntentId } = await opened();
    expect(standIn.account.intents.has(paymentIntentId)).toBe(true);
    expect(standIn.account.intents.size).toBe(before + 1);
  });

  test('is confirmed by the browser with its own secret, which is told to nobody who does not know the payment, and never kept', async () => {
    const { paymentIntentId } = await opened();
    const { body } = await secretOf(paymentIntentId);
    expect(body).toEqual({ clientSecret: standIn.account.intent(paymentIntentId).client_secret });
    expect((await secretOf('pi_foreign')).status).toBe(404);
    expect(await secretOf('../pi')).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field: 'paymentIntentId' } });
    const kept = await shop.db.selectFrom('idempotency').select('answer').execute();
    expect(JSON.stringify(kept)).not.toContain('_secret_');
  });

  test('leads to the bank and back: the order is bought on the way, and no secret stays in the address', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    expect(await standIn.pay(paymentIntentId, 'pm_ideal')).toMatchObject({ status: 'requires_action' });
    standIn.account.meetChallenge(paymentIntentId, true);
    const answer = await goBack(paymentIntentId);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.test/fr_FR/confirmation/${orderUUID}?status=success`]);
    expect(await orderStatus(orderUUID)).toBe('paid');
  });

  test('leads back to the host and language it was opened on, and to no other house', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    const led = async (prefix: string) => (await goBack(paymentIntentId, `prefix=${encodeURIComponent(prefix)}&`)).headers.location;
    const screen = `/confirmation/${orderUUID}?status=failure`;
    expect([await led('/nl'), await led('')]).toEqual([`/nl${screen}`, screen]);
    for (const foreign of ['//evil', 'https://evil.example', '/\\evil', '/nl/', '@x'])
      expect(await led(foreign)).toBe(`http://shop.test/fr_FR${screen}`);
  });

  test('that the bank refused leads back too, and nothing is bought', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    await standIn.pay(paymentIntentId, 'pm_card_threeDSecure2Required');
    standIn.account.meetChallenge(paymentIntentId, false);
    const answer = await goBack(paymentIntentId);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://shop.test/fr_FR/confirmation/${orderUUID}?status=failure`]);
    expect(await orderStatus(orderUUID)).toBe('pending');
    expect((await goBack('pi_foreign')).statusCode).toBe(404);
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

  test('has no call that takes a card: the form of the test provider is not there', async () => {
    const { paymentIntentId } = await opened();
    const card = { number: '4242424242424242', expiry: '12/34', cvc: '123' };
    for (const path of [
      `/gateway/psp/test/payment-intents/${paymentIntentId}/confirm`,
      `/gateway/psp/stripe/payment-intents/${paymentIntentId}/confirm`,
    ])
      expect((await app.inject({ method: 'POST', url: path, payload: card })).statusCode).toBe(404);
  });
});

describe('a means of payment that Stripe keeps', () => {
  const kept = async (method: string, amount = 10_000) => {
    const reference = crypto.randomUUID();
    const id = await provider.create({ amount, reference, keepMethod: true });
    await standIn.pay(id, method);
    standIn.account.meetChallenge(id, true);
    return { id, reference };
  };

  test('is charged later without the customer, once for a reference', async () => {
    const { id, reference } = await kept('pm_card_visa');
    const charge = { intentId: id, amount: 4_000, reference: `second-${reference}` };
    const first = await provider.chargeKept(charge);
    expect(first).toEqual({ id: expect.stringMatching(/^pi_/), status: 'succeeded' });
    expect(await provider.chargeKept(charge)).toEqual(first);
    expect(await provider.read(first.id)).toEqual({ status: 'succeeded', amount: 4_000 });
  });

  test('may be kept without an amount, after the bank has asked', async () => {
    const { id, reference } = await kept('pm_card_threeDSecure2Required', 0);
    expect(id).toMatch(/^seti_/);
    expect(await provider.read(id)).toEqual({ status: 'succeeded', amount: 0 });
    expect(await provider.chargeKept({ intentId: id, amount: 4_000, reference })).toMatchObject({ status: 'succeeded' });
  });

  test('that is declined later says why, which is an answer and no error', async () => {
    const { id, reference } = await kept('pm_card_chargeCustomerFail', 0);
    const answer = await provider.chargeKept({ intentId: id, amount: 4_000, reference });
    expect(answer).toEqual({ id: expect.stringMatching(/^pi_/), status: 'declined', declineCode: 'generic_decline' });
    const unpaid = await provider.create({ amount: 500, reference: crypto.randomUUID(), keepMethod: true });
    expect(await provider.chargeKept({ intentId: unpaid, amount: 100, reference: 'r' })).toMatchObject({ status: 'declined' });
  });
});

test('the provider’s books name every payment, refund and dispute of a period, page after page', async () => {
  const from = new Date(Date.now() + 3_600_000);
  standIn.account.now = () => new Date(from.getTime() + 60_000);
  const ids: string[] = [];
  for (let count = 0; count < 12; count++) {
    const id = await provider.create({ amount: 1_000 + count, reference: `books-${count}` });
    await standIn.pay(id, 'pm_card_visa');
    ids.push(id);
  }
  standIn.account.refund(ids[0]!, 400, { key: 'part' });
  standIn.account.dispute(ids[1]!);
  const lines = [];
  for await (const line of provider.list({ from, to: new Date(from.getTime() + 120_000) })) lines.push(line);
  standIn.account.now = () => new Date();
  expect(lines).toHaveLength(14);
  const at = new Date(Math.floor((from.getTime() + 60_000) / 1000) * 1000);
  expect(lines).toContainEqual({
    kind: 'payment',
    id: expect.any(String),
    intentId: ids[3],
    amount: 1_003,
    status: 'succeeded',
    at,
    reference: 'books-3',
  });
  expect(lines).toContainEqual({
    kind: 'refund',
    id: expect.any(String),
    intentId: ids[0],
    amount: 400,
    status: 'succeeded',
    at,
    reference: 'part',
  });
  expect(lines).toContainEqual({ kind: 'dispute', id: expect.any(String), intentId: ids[1], amount: 1_001, status: 'needs_response', at });
});

describe('a message of the provider', () => {
  test('completes the order that its payment was for, also when it comes twice', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    await standIn.pay(paymentIntentId, 'pm_sepa_debit');
    standIn.account.arrive(paymentIntentId);
    expect((await tell(aboutPayment(paymentIntentId))).json()).toEqual({ received: true });
    expect(await orderStatus(orderUUID)).toBe('paid');
    expect((await tell(aboutPayment(paymentIntentId))).statusCode).toBe(200);
  });

  test('is believed only as far as the provider says the same when asked', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    expect((await tell(aboutPayment(paymentIntentId))).statusCode).toBe(200);
    expect(await orderStatus(orderUUID)).toBe('pending');
  });

  test('about a payment that is not the shop’s is taken and forgotten', async () => {
    expect((await tell(aboutPayment('pi_foreign'))).statusCode).toBe(200);
    expect(standIn.asked).toEqual([]);
  });

  test.each([
    ['another secret', { secret: 'whsec_2' }],
    ['a moment 301 seconds ago', { at: new Date(NOW.getTime() - 301_000) }],
    ['no signature', { headers: { 'stripe-signature': '' } }],
    ['half a signature', { headers: { 'stripe-signature': 't=1,v1=ab' } }],
  ])('with %s is refused', async (_, change) => {
    const { orderUUID, paymentIntentId } = await opened();
    await standIn.pay(paymentIntentId, 'pm_card_visa');
    const answer = await tell(aboutPayment(paymentIntentId), change);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INVALID_SIGNATURE' }]);
    expect(await orderStatus(orderUUID)).toBe('pending');
  });

  test('of five minutes ago counts, and one signed by the old and the new secret, too', async () => {
    const event = aboutPayment('pi_foreign');
    expect((await tell(event, { at: new Date(NOW.getTime() - 300_000) })).statusCode).toBe(200);
    const { headers } = signedEvent(event, { at: NOW });
    const both = headers['stripe-signature'].replace(',', `,v1=${'0'.repeat(64)},`);
    expect((await tell(event, { headers: { 'stripe-signature': both } })).statusCode).toBe(200);
  });
});

describe('a payment of which nobody tells, because the browser was closed and the message lost', () => {
  const keepHouse = () => housekeeping({ db: shop.db, psp: provider, now: () => NOW, graceMs: 0 })();
  const announcedAgo = (id: string, age: string) =>
    sql`update payment_intent set updated_at = now() - ${age}::interval where id = ${id}`.execute(shop.db);
  const questionsAbout = (id: string) => standIn.asked.filter(({ path }) => path.includes(id)).length;

  test('completes its order a minute after it was announced', async () => {
    const { orderUUID, paymentIntentId } = await opened();
    await standIn.pay(paymentIntentId, 'pm_card_visa');
    await keepHouse();
    expect(await orderStatus(orderUUID)).toBe('pending');
    await announcedAgo(paymentIntentId, '61 seconds');
    await keepHouse();
    expect(await orderStatus(orderUUID)).toBe('paid');
  });

  test('is asked for once a minute while nobody pays, and no more after an hour', async () => {
    const [young, old] = [(await opened()).paymentIntentId, (await opened()).paymentIntentId];
    await announcedAgo(young, '5 minutes');
    await announcedAgo(old, '61 minutes');
    await Promise.all([keepHouse(), keepHouse()]);
    expect([questionsAbout(young), questionsAbout(old)]).toEqual([1, 0]);
    await sql`update payment_intent set asked_at = now() - interval '61 seconds' where id = ${young}`.execute(shop.db);
    await keepHouse();
    expect(questionsAbout(young)).toBe(2);
  });
});

describe('money that moves at the provider', () => {
  const bought = async () => {
    const { orderUUID, paymentIntentId } = await opened();
    await standIn.pay(paymentIntentId, 'pm_card_visa');
    await tell(aboutPayment(paymentIntentId));
    return { orderUUID, id: paymentIntentId };
  };
  const stateOf = async (uuid: string) => (await till.get(`/gateway/orders/${uuid}/payment`)).body;
  const eventsSince = (count: number) => standIn.account.events.slice(count);
  const ledgerOf = async (uuid: string) => {
    const lines = await shop.db
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
    const { orderUUID, id } = await bought();
    const before = standIn.account.events.length;
    const { id: disputeId } = standIn.account.dispute(id);
    for (const event of [...eventsSince(before), ...eventsSince(before).reverse()]) expect((await tell(event)).statusCode).toBe(200);
    expect(await stateOf(orderUUID)).toMatchObject({ status: 'paid', charged: 12_000, disputed: 12_000 });
    const opening = eventsSince(before);
    standIn.account.closeDispute(disputeId, 'won');
    for (const event of [...eventsSince(before).reverse(), ...opening]) await tell(event);
    expect(await stateOf(orderUUID)).not.toHaveProperty('disputed');
    await shop.outbox.runOnce();
    const mails = [...shop.mails.values()].filter(({ subject }) => subject.startsWith('Dispute'));
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
    const { orderUUID, id } = await bought();
    const before = standIn.account.events.length;
    const { id: disputeId } = standIn.account.dispute(id);
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await tell(event);
    expect(await ledgerOf(orderUUID)).toEqual({ kinds: ['dispute'], clearing: 0, disputes: 12_000, losses: 0 });
    standIn.account.closeDispute(disputeId, status);
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await tell(event);
    expect(await ledgerOf(orderUUID)).toEqual({ kinds: ['dispute', end], disputes: 0, losses: 0, ...left });
    expect((await unbalanced(shop.db)).filter(({ subject }) => subject === orderUUID)).toEqual([]);
  });

  test('a dispute whose end is all that the shop hears of has both entries', async () => {
    const { orderUUID, id } = await bought();
    const { id: disputeId } = standIn.account.dispute(id);
    const before = standIn.account.events.length;
    standIn.account.closeDispute(disputeId, 'lost');
    for (const event of eventsSince(before)) await tell(event);
    expect(await ledgerOf(orderUUID)).toEqual({ kinds: ['dispute', 'disputeLost'], clearing: 0, disputes: 0, losses: 12_000 });
  });

  test('a refund made in the dashboard is noted once, and never beyond what was paid', async () => {
    const { orderUUID, id } = await bought();
    const before = standIn.account.events.length;
    standIn.account.refund(id, 5_000);
    for (let times = 0; times < 2; times++) for (const event of eventsSince(before)) await tell(event);
    expect(await stateOf(orderUUID)).toMatchObject({ charged: 12_000, refunded: 5_000 });
    standIn.account.refund(id);
    for (const event of eventsSince(before).reverse()) await tell(event);
    expect(await stateOf(orderUUID)).toMatchObject({ charge: 'refunded', charged: 12_000, refunded: 12_000 });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from journal_entry
      where purchase_uuid = ${orderUUID} and event_key like 'refunded-provider-%'`.execute(shop.db);
    expect(rows).toEqual([{ count: 2 }]);
    expect((await unbalanced(shop.db)).filter(({ subject }) => subject === orderUUID).length).toBe(0);
  });

  test('the shop’s own refund is not noted a second time when the provider tells of it', async () => {
    const { orderUUID, id } = await bought();
    await shop.db
      .insertInto('payment_refund')
      .values({ key: `own-${id}`, intent_id: id, amount_cents: 3_000, done_at: null })
      .execute();
    const before = standIn.account.events.length;
    await provider.refund({ intentId: id, amount: 3_000, key: `own-${id}` });
    for (const event of eventsSince(before)) await tell(event);
    expect(await stateOf(orderUUID)).toMatchObject({ charged: 12_000, refunded: 3_000 });
  });
});
