import { stayItems } from '../../testing/checkout-client.ts';
import { balanceOf } from '../../ledger/index.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { noteProviderRefunds } from '../../payments/provider-movements.ts';
import { bookingShop, modification } from './booking-shop.test-utils.ts';

const { shop, booked, priceOf, modify, cancel, moneyOf } = bookingShop();
const THREE_NIGHTS = stayItems({ checkin: '2030-06-12', checkout: '2030-06-15' });
const ONE_NIGHT = modification('2030-06-12', '2030-06-13');

/** A colleague gives cents of the order's one payment back in the provider's dashboard. */
async function giveInDashboard(uuid: string, amount: number) {
  const { id: intentId } = await shop.db
    .selectFrom('payment_intent')
    .select('id')
    .where('purchase_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  await noteProviderRefunds(shop.db, { intentId, now: shop.time.now }, [{ id: `re_${intentId}`, amount, isGiven: true }]);
}

const goodwillOf = async (uuid: string) =>
  (
    await shop.db
      .selectFrom('payment_refund')
      .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
      .select('goodwill_cents')
      .where('purchase_uuid', '=', uuid)
      .orderBy('goodwill_cents', 'desc')
      .execute()
  )[0]!.goodwill_cents;

/** The books: nobody owes anything any more, and no entry disagrees with payments and refunds. */
async function expectEven(uuid: string) {
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
}

test('a stay that becomes cheaper than what is left of its payment gives that back, and says what was given before', async () => {
  const { uuid } = await booked(THREE_NIGHTS, 36_000);
  await giveInDashboard(uuid, 20_000);
  expect((await priceOf(uuid, ONE_NIGHT)).body).toEqual({ kind: 'refund', amount: 16_000, newTotal: 12_000, givenBefore: 8_000 });
  expect((await modify(uuid, ONE_NIGHT, -24_000)).body).toMatchObject({ code: 'PRICE_CHANGED', amount: -16_000 });
  expect((await modify(uuid, ONE_NIGHT, -16_000)).body).toMatchObject({ status: 'done' });
  expect(await moneyOf(uuid)).toMatchObject({ charged: 36_000, promised: 36_000 });
  expect(await goodwillOf(uuid)).toBe(12_000);
  await expectEven(uuid);
});

test('its cancellation then gives nothing more, and a dearer stay costs its whole difference', async () => {
  const { uuid } = await booked(THREE_NIGHTS, 36_000);
  await giveInDashboard(uuid, 30_000);
  await modify(uuid, ONE_NIGHT, -6_000);
  expect((await priceOf(uuid, modification('2030-06-12', '2030-06-14'))).body).toEqual({
    kind: 'supplement',
    amount: 12_000,
    newTotal: 24_000,
  });
  expect((await cancel(uuid, 9_600)).body).toMatchObject({ code: 'REFUND_CHANGED', amount: 0 });
  expect((await cancel(uuid, 0)).body).toMatchObject({ status: 'cancelled', refund: { total: 0 } });
  await expectEven(uuid);
});

test('a stay that costs as much as was given back or more gives its whole difference, and the goodwill stays', async () => {
  const { uuid } = await booked(THREE_NIGHTS, 36_000);
  await giveInDashboard(uuid, 12_000);
  expect((await priceOf(uuid, ONE_NIGHT)).body).toEqual({ kind: 'refund', amount: 24_000, newTotal: 12_000 });
  await modify(uuid, ONE_NIGHT, -24_000);
  expect(await goodwillOf(uuid)).toBe(12_000);
  await expectEven(uuid);
});

test('given in the dashboard while the customer confirms, the change is made as it was shown or not at all', async () => {
  for (let round = 0; round < 5; round++) {
    const { uuid } = await booked(THREE_NIGHTS, 36_000);
    const [{ body }] = await Promise.all([modify(uuid, ONE_NIGHT, -24_000), giveInDashboard(uuid, 20_000 - round)]);
    expect(['done', 'PRICE_CHANGED', 'BOOKING_CHANGED']).toContain(body.status ?? body.code);
    expect((await moneyOf(uuid)).promised).toBe(body.status === 'done' ? 36_000 : 20_000 - round);
    await expectEven(uuid);
  }
});
