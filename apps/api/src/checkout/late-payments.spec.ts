import { smallCatalogue } from '@shop/testing';
import { sql } from 'kysely';
import { BUYER, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { shopOfFile, TODAY } from '../testing/shop-of-file.test-utils.ts';
import { completeChange } from './booking/complete-change.ts';
import { completePurchase } from './complete-purchase.ts';
import { paidWith } from './full-shop.test-utils.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 20 }), outboxSleeps: true });

beforeEach(() => void (shop.time.now = TODAY));

const refundsOf = async (intentId: string) =>
  (await shop.db.selectFrom('payment_refund').select('amount_cents').where('intent_id', '=', intentId).execute()).map(
    ({ amount_cents }) => amount_cents,
  );

async function begin(items: object = stayItems(), amount = 12_000) {
  const { body } = await shop.checkout.start(orderOf(items, amount));
  await shop.checkout.pay(body.paymentIntentId);
  return body as { orderUUID: string; paymentIntentId: string };
}
const completeOn = (uuid: string, moment: string) => completePurchase(shop.db, { uuid, now: new Date(moment) });

test('a payment that arrives on the day of arrival books the stay; one that arrives later books no night that is over, and goes back', async () => {
  const [inTime, late] = [await begin(), await begin()];
  expect(await completeOn(inTime.orderUUID, '2030-06-12T10:00:00Z')).toEqual({ kind: 'paid' });
  expect(await completeOn(late.orderUUID, '2030-06-13T10:00:00Z')).toEqual({ kind: 'failed', code: 'PAID_TOO_LATE' });
  expect(await refundsOf(late.paymentIntentId)).toEqual([12_000]);
  const { body } = await shop.checkout.get(`/gateway/orders/${late.orderUUID}/payment`);
  expect(body).toMatchObject({ status: 'failed', failure: 'PAID_TOO_LATE' });
});

test('a customer who has left the page is informed by mail that the order failed and what goes back, once', async () => {
  const { orderUUID } = await begin();
  for (let times = 0; times < 2; times++) await completeOn(orderUUID, '2030-06-13T10:00:00Z');
  shop.mails.clear();
  await drainOutbox(shop.outbox);
  const ofOrder = [...shop.mails.values()].filter(({ subject }) => subject.endsWith('n’a pas abouti'));
  expect(ofOrder.map(({ text }) => text)).toContainEqual(expect.stringMatching(/le séjour n’a pas été réservé[^]*120\s€/));
  const { rows } = await sql`select from outbox where kind = 'orderFailedMail' and payload->>'uuid' = ${orderUUID}`.execute(shop.db);
  expect(rows).toHaveLength(1);
});

test('a change whose supplement arrives once the guests have come is not made, and the supplement goes back', async () => {
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const { body: change } = await shop.checkout.post(`/gateway/bookings/${opened.orderUUID}/modification`, {
    ...{ email: BUYER.email.email, locale: 'fr_FR', expectedDifference: 12_000 },
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: '2030-06-12', checkoutDate: '2030-06-14' },
  });
  await shop.checkout.pay(change.paymentIntentId);
  const late = { changeId: change.changeId as string, now: new Date('2030-06-13T10:00:00Z'), leastCharge: 50 };
  expect(await completeChange(shop.db, late)).toBe('PAID_TOO_LATE');
  expect(await refundsOf(change.paymentIntentId)).toEqual([12_000]);
});

test('a gift that has expired between order and payment is told as expired', async () => {
  await shop.db
    .insertInto('gift_voucher')
    .values(giftCard('LASTDAY1', 5_000, { expires_on: '2030-06-01' }))
    .execute();
  const { orderUUID, paymentIntentId } = await begin(paidWith(stayItems(), 'LASTDAY1'), 7_000);
  expect(await completeOn(orderUUID, '2030-06-02T10:00:00Z')).toEqual({ kind: 'failed', code: 'GIFT_EXPIRED' });
  expect(await refundsOf(paymentIntentId)).toEqual([7_000]);
});
