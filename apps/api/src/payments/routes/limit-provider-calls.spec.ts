import type { AllowanceName } from '../../platform/security/attempts.ts';
import { NOW, ORDER, aboutPayment, stripeShop } from '../providers/stripe/stripe-shop.test-utils.ts';

const here = stripeShop();

beforeEach(async () => {
  here.shop.time.now = NOW;
  await here.shop.db.deleteFrom('attempt').execute();
});

const SECRET = '/gateway/psp/stripe/client-secret';
const A_MINUTE_LATER = new Date(NOW.getTime() + 60_000);

const secretOf = (paymentIntentId: string) => here.checkout.post(SECRET, { paymentIntentId });
const wayBack = (id: string) => here.app.inject(`/gateway/psp/stripe/return/${id}?prefix=/fr`);
const complete = (paymentIntentId: string, key: string) =>
  here.app.inject({
    method: 'POST',
    url: '/gateway/purchase/zeppto',
    payload: { ...ORDER, pspAuthorization: { paymentIntentId, paymentMethod: 'card' } },
    headers: { 'idempotency-key': key },
  });
/** As if this many calls had been made in the last minute. */
async function count(scope: AllowanceName, tries: number): Promise<void> {
  const { numUpdatedRows } = await here.shop.db.updateTable('attempt').set({ count: tries }).where('scope', '=', scope).executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}

test('the ninety-first call about a payment within a minute reaches no provider, and the next minute goes on', async () => {
  const { paymentIntentId } = await here.opened();
  here.standIn.requested.length = 0;
  for (let call = 0; call < 90; call++) expect((await secretOf(paymentIntentId)).status).toBe(200);
  expect(here.standIn.requested).toHaveLength(90);
  const refused = await here.app.inject({ method: 'POST', url: SECRET, payload: { paymentIntentId } });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(here.standIn.requested).toHaveLength(90);
  expect((await secretOf((await here.opened()).paymentIntentId)).status).toBe(200);
  here.shop.time.now = A_MINUTE_LATER;
  expect((await secretOf(paymentIntentId)).status).toBe(200);
});

test.each<[string, AllowanceName]>([
  ['one client', 'providerAddress'],
  ['all clients together', 'providerInAll'],
])('calls of %s about many payments have a limit, too', async (_, scope) => {
  const [first, second] = [await here.opened(), await here.opened()];
  expect((await secretOf(first.paymentIntentId)).status).toBe(200);
  await count(scope, 999_999);
  here.standIn.requested.length = 0;
  expect((await secretOf(second.paymentIntentId)).status).toBe(429);
  expect((await complete(second.paymentIntentId, `${scope}-1`)).statusCode).toBe(429);
  expect(here.standIn.requested).toEqual([]);
});

test('a completion that is refused for now may be sent again with its key, and a replayed answer counts for nothing', async () => {
  const { orderUUID, paymentIntentId } = await here.opened();
  expect((await complete(paymentIntentId, 'first')).statusCode).toBe(402);
  await count('providerPayment', 90);
  expect((await complete(paymentIntentId, 'first')).statusCode).toBe(402);
  await here.standIn.pay(paymentIntentId, 'pm_card_visa');
  const refused = await complete(paymentIntentId, 'second');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  here.shop.time.now = A_MINUTE_LATER;
  expect((await complete(paymentIntentId, 'second')).statusCode).toBe(200);
  expect(await here.orderStatus(orderUUID)).toBe('paid');
});

test('changes and instalments of a booking, and the completions of their payments, have the same limit', async () => {
  const { orderUUID } = await here.bought();
  const url = `/gateway/bookings/${orderUUID}/modification`;
  const instalment = `/gateway/bookings/${orderUUID}/instalments/2/payment`;
  const email = ORDER.buyer.email.email;
  const modification = {
    ...{ email, locale: 'fr_FR', expectedDifference: 12_000 },
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: '2030-06-12', checkoutDate: '2030-06-14' },
  };
  const modify = () => here.checkout.post(url, modification);
  const { paymentIntentId } = (await modify()).body;
  const completed = () => here.checkout.post(`${url}/complete`, { email, paymentIntentId });
  expect((await completed()).status).toBe(402);
  await here.shop.db.updateTable('attempt').set({ count: 90 }).where('scope', '=', 'providerPayment').execute();
  here.standIn.requested.length = 0;
  expect([(await modify()).status, (await completed()).status]).toEqual([429, 429]);
  expect((await here.checkout.post(instalment, { email })).status).toBe(429);
  expect((await here.checkout.post(`${instalment}/complete`, { email, paymentIntentId })).status).toBe(429);
  expect(here.standIn.requested).toEqual([]);
});

test('a customer who comes back from the bank is refused by no limit: the screen of the order is shown, and looks itself', async () => {
  const { orderUUID, paymentIntentId } = await here.opened();
  expect((await wayBack(paymentIntentId)).headers.location).toBe(`/fr/confirmation/${orderUUID}?status=failure`);
  await count('providerPayment', 90);
  here.standIn.requested.length = 0;
  const back = await wayBack(paymentIntentId);
  expect([back.statusCode, back.headers.location]).toEqual([303, `/fr/confirmation/${orderUUID}?status=success`]);
  expect(back.headers['retry-after']).toBeUndefined();
  expect(here.standIn.requested).toEqual([]);
});

test('messages that the provider has signed have no limit', async () => {
  const { orderUUID, paymentIntentId } = await here.opened();
  for (let call = 0; call <= 90; call++) await secretOf(paymentIntentId);
  await count('providerInAll', 999_999);
  await here.standIn.pay(paymentIntentId, 'pm_card_visa');
  expect((await here.tell(aboutPayment(paymentIntentId))).statusCode).toBe(200);
  expect(await here.orderStatus(orderUUID)).toBe('paid');
});

test('a payment that the shop does not know reaches no provider and uses up nothing', async () => {
  here.standIn.requested.length = 0;
  const statuses = [
    (await secretOf('pi_foreign')).status,
    (await complete('pi_foreign', 'foreign')).statusCode,
    (await wayBack('pi_foreign')).statusCode,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  expect(here.standIn.requested).toEqual([]);
  expect(await here.shop.db.selectFrom('attempt').selectAll().where('scope', 'like', 'provider%').execute()).toEqual([]);
});
