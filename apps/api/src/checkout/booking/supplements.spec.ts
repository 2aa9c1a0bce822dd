import { smallCatalogue } from '@shop/testing';
import { drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { noteDispute } from '../../payments/disputes/note-dispute.ts';

const EMAIL = 'marie.durand@example.com';

// Nothing is done by itself: each test says when the shop does its own work.
const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 50 }), outboxSleeps: true });

/** A booking of one night at 120 euros, and a change to three others that costs 240 euros more. */
async function dearerChange() {
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const uuid = opened.orderUUID as string;
  const { body } = await shop.checkout.post(`/gateway/bookings/${uuid}/modification`, {
    email: EMAIL,
    locale: 'fr_FR',
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: '2030-06-20', checkoutDate: '2030-06-23' },
    expectedDifference: 24_000,
  });
  return { uuid, intentId: body.paymentIntentId as string, bookingIntentId: opened.paymentIntentId as string };
}

const moneyOf = async (uuid: string) => (await shop.checkout.get(`/gateway/orders/${uuid}/payment`)).body;
const cancel = (uuid: string) => shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund: 9_600 });
const complete = (uuid: string, paymentIntentId: string) =>
  shop.checkout.post(`/gateway/bookings/${uuid}/modification/complete`, { email: EMAIL, paymentIntentId });
const refundsOf = async (uuid: string) =>
  shop.db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .select(['payment_refund.intent_id', 'payment_refund.amount_cents'])
    .where('payment_intent.purchase_uuid', '=', uuid)
    .execute();

test('a supplement that nobody pays within half an hour lapses: nothing is given back, since nothing was taken', async () => {
  const { uuid, intentId } = await dearerChange();
  shop.time.now = new Date('2030-06-01T10:30:00Z');
  await drainOutbox(shop.outbox);
  expect(await moneyOf(uuid)).toMatchObject({ status: 'paid', charge: 'charged', charged: 12_000, refunded: 0 });
  expect(await refundsOf(uuid)).toEqual([]);
  expect((await shop.checkout.pay(intentId)).body).toEqual({ status: 'declined' });
  expect(await complete(uuid, intentId)).toMatchObject({ status: 402, body: { code: 'PAYMENT_NOT_CONFIRMED' } });
  expect((await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body).toMatchObject({ status: 'paid', checkin: '2030-06-12' });
});

test('a supplement that the bank reports after the half hour is told to be paid too late, by code and by mail, and goes back', async () => {
  const { uuid, intentId } = await dearerChange();
  await shop.db
    .updateTable('purchase_change')
    .set({ status: 'failed', failure: 'ORDER_EXPIRED' })
    .where('purchase_uuid', '=', uuid)
    .execute();
  await shop.checkout.pay(intentId);
  expect(await complete(uuid, intentId)).toMatchObject({ status: 409, body: { code: 'PAID_TOO_LATE' } });
  await drainOutbox(shop.outbox);
  expect(await moneyOf(uuid)).toMatchObject({ status: 'paid', charged: 36_000, refunded: 24_000 });
  expect((await refundsOf(uuid)).map(({ amount_cents }) => amount_cents)).toEqual([24_000]);
  const mail = [...shop.mails.values()].find(({ subject }) => subject.endsWith('n’a pas été modifiée'));
  expect(mail?.text).toContain('Le supplément a été payé trop tard');
  expect(mail?.text).toMatch(/240\s€/);
});

test('a booking cancelled between a paid supplement and its change gives each payment back from itself', async () => {
  const { uuid, intentId, bookingIntentId } = await dearerChange();
  await shop.checkout.pay(intentId);
  expect((await cancel(uuid)).body).toMatchObject({ status: 'cancelled', refund: { card: 9_600 } });
  expect(await complete(uuid, intentId)).toMatchObject({ status: 409, body: { code: 'ALREADY_CANCELLED' } });
  expect((await complete(uuid, intentId)).body.code).toBe('ALREADY_CANCELLED');
  await drainOutbox(shop.outbox);
  expect((await refundsOf(uuid)).sort((a, b) => a.amount_cents - b.amount_cents)).toEqual([
    { intent_id: bookingIntentId, amount_cents: 9_600 },
    { intent_id: intentId, amount_cents: 24_000 },
  ]);
  expect(await moneyOf(uuid)).toMatchObject({ status: 'cancelled', charged: 36_000, refunded: 33_600 });
});

test('a booking whose payment a bank takes back before its change stays as it is, and the supplement goes back', async () => {
  const { uuid, intentId, bookingIntentId } = await dearerChange();
  const { now } = shop.time;
  const dispute = { id: 'dp_1', amount: 12_000, reason: 'fraudulent', status: 'needs_response', openedAt: now };
  await noteDispute(shop.db, { intentId: bookingIntentId, now }, dispute);
  await shop.checkout.pay(intentId);
  expect(await complete(uuid, intentId)).toMatchObject({ status: 409, body: { code: 'BOOKING_CHANGED' } });
  await drainOutbox(shop.outbox);
  expect(await refundsOf(uuid)).toEqual([{ intent_id: intentId, amount_cents: 24_000 }]);
});

test('a booking that was changed gives back of both of its payments', async () => {
  const { uuid, intentId } = await dearerChange();
  await shop.checkout.pay(intentId);
  expect((await complete(uuid, intentId)).body.status).toBe('done');
  const answer = await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund: 28_800 });
  expect(answer.body).toMatchObject({ status: 'cancelled', refund: { card: 28_800 } });
  await drainOutbox(shop.outbox);
  expect((await refundsOf(uuid)).map(({ amount_cents }) => amount_cents).sort()).toEqual([24_000, 4_800]);
});

test('a change without a supplement whose process died before it was carried out lapses after half an hour', async () => {
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const uuid = opened.orderUUID as string;
  const { stay, parts } = { stay: JSON.stringify({}), parts: JSON.stringify({}) };
  const expires_at = new Date('2030-06-01T10:30:00Z');
  const left = { id: uuid, purchase_uuid: uuid, status: 'pending', stay, parts, based_on: 0, difference_cents: 0, expires_at } as const;
  await shop.db.insertInto('purchase_change').values(left).execute();
  shop.time.now = expires_at;
  await drainOutbox(shop.outbox);
  const change = await shop.db.selectFrom('purchase_change').select(['status', 'failure']).where('id', '=', uuid).executeTakeFirst();
  expect(change).toEqual({ status: 'failed', failure: 'ORDER_EXPIRED' });
});
