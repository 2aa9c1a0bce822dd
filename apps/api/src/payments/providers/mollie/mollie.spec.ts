import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { mollieStandIn, type MollieStandIn } from '@shop/testing/mollie';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAllImbalances } from '../../../ledger/find-imbalances.ts';
import { reconcileDays } from '../../reconciliation/operator-reconciliation.ts';
import { reconcilePeriod } from '../../reconciliation/reconcile-period.ts';
import { BUYER, checkoutClient, orderOf, stayItems } from '../../../testing/checkout-client.ts';
import { openShop, type OpenShop } from '../../../testing/open-shop.ts';
import { shopDatabase } from '../../../testing/shop-database.test-utils.ts';
import { settingsForTests } from '../../../testing/settings-for-tests.ts';
import { otherProcess } from '../../../testing/other-process.ts';
import { ProvidersByPayment } from '../../providers-by-payment.ts';
import { promiseRefund } from '../../refunds/refund.ts';
import { TestProvider } from '../../test-provider.ts';
import { mollieClient } from './mollie-client.ts';
import { MollieProvider } from './mollie-provider.ts';
import { databaseNow } from '../../../testing/database-now.ts';

const ADDRESS = { addressLine: 'Calle Mayor 1', postalCode: '28013', city: 'Madrid', country: 'ES' };
const ORDER = orderOf(stayItems(), 12_000, { locale: 'es_ES', paymentMethod: 'alternative', buyer: { ...BUYER, ...ADDRESS } });

let database: TestDatabase;
let shop: OpenShop;
let standIn: MollieStandIn;
let provider: MollieProvider;
let psp: ProvidersByPayment;
let app: Awaited<ReturnType<typeof otherProcess>>;
let checkout: ReturnType<typeof checkoutClient>;

beforeAll(async () => {
  database = await shopDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  shop = await openShop({ ...database, now: new Date('2030-06-01T10:00:00Z'), dataDirectory, catalogue: smallCatalogue({ stock: 100 }) });
  standIn = await mollieStandIn();
  const shopSettings = { ...settingsForTests(dataDirectory), shopHosts: ['shop.es.test'] };
  const settings = { ...standIn.settings, methods: { ES: ['klarna'] } };
  const context = { db: shop.db, call: mollieClient(settings), settings, publicOrigin: 'http://shop.test' };
  provider = new MollieProvider(context);
  psp = new ProvidersByPayment(new TestProvider(shop.db, 0), provider);
  const outbox = { runOnce: () => Promise.resolve(0) };
  app = await otherProcess(shop, { dataDirectory, outbox, psp, settings: shopSettings, mollie: { provider, settings } });
  checkout = checkoutClient(app);
  standIn.state.sendsNoWebhooks = true;
});

afterAll(async () => {
  await app?.close();
  await standIn?.close();
  await shop?.close();
  await database?.close();
});

const opened = async (order: object = ORDER) => (await checkout.start(order as typeof ORDER)).body;
const toPage = (paymentIntentId: string, prefix = '/es') => checkout.post('/gateway/psp/mollie/checkout', { paymentIntentId, prefix });
const paymentOf = (href: string) => standIn.account.payment(href.split('/').at(-1)!);
const sendWebhook = (id: string) =>
  app.inject({
    method: 'POST',
    url: '/gateway/psp/mollie/webhook',
    payload: `id=${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const stateOf = async (uuid: string) => (await checkout.get(`/gateway/orders/${uuid}/payment`)).body;
const bought = async () => {
  const { orderUUID, paymentIntentId } = await opened();
  const payment = paymentOf((await toPage(paymentIntentId)).body.href);
  standIn.account.end(payment.id, 'paid');
  await sendWebhook(payment.id);
  return { orderUUID: orderUUID as string, id: paymentIntentId as string, payment };
};

test('a Spanish order is paid on the second provider’s page, in its language, and bought on the way back', async () => {
  const { orderUUID, paymentIntentId, provider: name } = await opened();
  expect(name).toBe('mollie');
  const { href } = (await toPage(paymentIntentId)).body;
  const payment = paymentOf(href);
  expect(payment).toMatchObject({
    amount: { currency: 'EUR', value: '120.00' },
    announced: { locale: 'es_ES', method: ['klarna'], webhookUrl: 'http://shop.test/gateway/psp/mollie/webhook' },
    redirectUrl: `http://shop.test/gateway/psp/mollie/return/${paymentIntentId}?prefix=%2Fes`,
  });
  expect(payment.announced.metadata).toEqual({ reference: orderUUID, intent: paymentIntentId });
  standIn.account.end(payment.id, 'paid');
  const back = await app.inject(new URL(payment.redirectUrl).pathname + new URL(payment.redirectUrl).search);
  expect([back.statusCode, back.headers.location]).toEqual([303, `/es/confirmation/${orderUUID}?status=success`]);
  expect(await stateOf(orderUUID)).toMatchObject({ status: 'paid', charged: 12_000 });
});

test('a payment that was refused on the page leads back, and another one is opened for the same order', async () => {
  const { orderUUID, paymentIntentId } = await opened();
  const first = paymentOf((await toPage(paymentIntentId)).body.href);
  standIn.account.end(first.id, 'canceled');
  const back = await app.inject(`/gateway/psp/mollie/return/${paymentIntentId}?prefix=%2Fes`);
  expect(back.headers.location).toBe(`/es/confirmation/${orderUUID}?status=failure`);
  const second = paymentOf((await toPage(paymentIntentId)).body.href);
  expect(second.id).not.toBe(first.id);
  expect(second.amount).toEqual(first.amount);
  standIn.account.end(second.id, 'paid');
  await sendWebhook(second.id);
  expect(await stateOf(orderUUID)).toMatchObject({ status: 'paid', charged: 12_000 });
});

test.each([
  ['at a point of sale', 'shop.es.test', 'http://shop.es.test'],
  ['at the public address', 'shop.test', 'http://shop.test'],
  ['at a host that no setting names', 'shop-test.evil.test', 'http://shop.test'],
])('the way back from the page, for a request %s, is an address of the shop', async (_, host, home) => {
  const { paymentIntentId } = await opened();
  const answer = await app.inject({
    ...{ method: 'POST', url: '/gateway/psp/mollie/checkout', payload: { paymentIntentId, prefix: '' } },
    headers: { host, origin: `http://${host}` },
  });
  const { redirectUrl } = paymentOf(answer.json().href);
  expect(redirectUrl).toBe(`${home}/gateway/psp/mollie/return/${paymentIntentId}?prefix=`);
});

test('a message that nobody paid by, or of a payment that is not ours, buys nothing', async () => {
  const { orderUUID, paymentIntentId } = await opened();
  const payment = paymentOf((await toPage(paymentIntentId)).body.href);
  expect((await sendWebhook(payment.id)).statusCode).toBe(200);
  expect((await sendWebhook('tr_foreign')).statusCode).toBe(200);
  expect(await stateOf(orderUUID)).toMatchObject({ status: 'pending', charged: 0 });
  expect((await toPage('mollie_0')).status).toBe(404);
  expect((await toPage(paymentIntentId, '//evil')).status).toBe(400);
});

test('calls about one payment reach the provider ninety times a minute at most, and its messages, which nobody signs, ten times', async () => {
  const { paymentIntentId } = await opened();
  const payment = paymentOf((await toPage(paymentIntentId)).body.href);
  await shop.db.updateTable('attempt').set({ count: 90 }).where('scope', '=', 'providerPayment').execute();
  expect(await toPage(paymentIntentId)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  const statuses: number[] = [];
  for (let message = 0; message < 11; message++) statuses.push((await sendWebhook(payment.id)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  const before = shop.time.now;
  shop.time.now = new Date(before.getTime() + 60_000);
  expect([(await sendWebhook(payment.id)).statusCode, (await toPage(paymentIntentId)).status]).toEqual([200, 200]);
  shop.time.now = before;
  await shop.db.deleteFrom('attempt').execute();
});

test('an announcement whose answer was lost is one payment', async () => {
  const before = standIn.account.payments.size;
  standIn.state.losesAnswers = 1;
  await opened();
  expect(standIn.account.payments.size).toBe(before + 1);
});

test.each([
  ['in a country where it is not offered', { locale: 'it_IT' }, 'paymentMethod'],
  ['in a country of the first provider alone', { locale: 'fr_FR' }, 'paymentMethod'],
  ['in instalments', { paymentPlan: 'deferred' }, 'paymentMethod'],
  ['without an address', { buyer: BUYER }, 'buyer.addressLine'],
])('an order %s is not taken by the second provider', async (_, change, field) => {
  expect(await checkout.start({ ...ORDER, ...change })).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
});

test('a provider that is away is a 503, and no key is disclosed', async () => {
  standIn.state.isDown = true;
  const answer = await checkout.start(ORDER);
  standIn.state.isDown = false;
  expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
  expect(JSON.stringify(answer.body)).not.toContain('test_mollie');
});

test('a refund is made once, beside one of the dashboard, also when the provider has forgotten its keys', async () => {
  const { orderUUID, id, payment } = await bought();
  standIn.account.refund(payment.id, { currency: 'EUR', value: '20.00' });
  const refund = { intentId: id, amount: 12_000, key: `failed-${id}` };
  await shop.db.transaction().execute((trx) => promiseRefund(trx, { ...refund, now: shop.time.now }));
  await psp.refund(refund);
  standIn.forgetKeys();
  await psp.refund({ ...refund, amount: 10_000 });
  await sendWebhook(payment.id);
  expect(standIn.account.refunds.filter(({ paymentId }) => paymentId === payment.id).map(({ amount }) => amount.value)).toEqual([
    '20.00',
    '100.00',
  ]);
  expect(await stateOf(orderUUID)).toMatchObject({ charge: 'refunded', charged: 12_000, refunded: 12_000 });
  expect((await findAllImbalances(shop.db)).filter(({ subject, account }) => subject === orderUUID && account !== 'receivable')).toEqual(
    [],
  );
});

test('a chargeback is a dispute that is lost, until it is reversed', async () => {
  const { orderUUID, payment } = await bought();
  const chargeback = standIn.account.chargeBack(payment.id);
  for (let times = 0; times < 2; times++) await sendWebhook(payment.id);
  expect(await stateOf(orderUUID)).toMatchObject({ status: 'paid', disputed: 12_000 });
  const decided = shop.db.selectFrom('payment_dispute').select('status').where('id', '=', chargeback.id);
  expect(await decided.execute()).toEqual([{ status: 'lost' }]);
  standIn.account.reverse(chargeback);
  await sendWebhook(payment.id);
  expect(await stateOf(orderUUID)).not.toHaveProperty('disputed');
  expect((await findAllImbalances(shop.db)).filter(({ subject }) => subject === orderUUID)).toEqual([]);
});

test('the provider’s list, page after page, agrees with the shop’s books, and names what was given back in the dashboard', async () => {
  const from = await databaseNow(shop.db, -60_000);
  const all = [];
  for (let count = 0; count < 7; count++) all.push(await bought());
  const { payment } = all[3]!;
  const dashboardRefund = standIn.account.refund(payment.id, { currency: 'EUR', value: '5.00' });
  const ours = new Set(all.map(({ id }) => id));
  const listed = [];
  const period = { from, to: await databaseNow(shop.db, 60_000) };
  for await (const line of provider.list(period)) if (ours.has(line.intentId)) listed.push(line);
  expect(listed.filter(({ kind }) => kind === 'payment')).toHaveLength(7);
  expect(listed).toContainEqual(expect.objectContaining({ kind: 'refund', id: dashboardRefund.id, intentId: all[3]!.id, amount: 500 }));
  const { differences } = await reconcilePeriod({ db: shop.db, psp: provider }, period);
  expect(differences.filter(({ kind }) => kind !== 'dispute')).toEqual([
    expect.objectContaining({ kind: 'refund', key: dashboardRefund.id }),
  ]);
  const [first, last] = [period.from, period.to].map((moment) => moment.toISOString().slice(0, 10)) as [string, string];
  const operated = { url: database.url, stripe: undefined, mollie: { ...standIn.settings, methods: {} }, now: period.to };
  const byHand = (await reconcileDays(operated, { from: first, to: last, grace: 0 })).differences.map(({ key }) => key);
  expect([byHand.includes(dashboardRefund.id), byHand.filter((key) => ours.has(key))]).toEqual([true, []]);
});
