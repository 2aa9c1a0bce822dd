import { aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const EMAIL = 'marie.durand@example.com';
const catalogue = smallCatalogue({ stock: 50 });
/** Stay 101 costs 120 euros a night, stay 103 costs 1,500, and 104 is never given back. */
const shop = shopOfFile({
  catalogue: {
    ...catalogue,
    rooms: [aRoom(), aRoom({ id: 12 })],
    stays: [aStay(), aStay({ id: 103, room_id: 12 }), aStay({ id: 104, cancellable: false, cancellation_type: 'NCNR' })],
    months: [...catalogue.months, storedMonth({ room_id: 12, price: 148_000, stock: 50 })],
  },
  outboxSleeps: true,
});

beforeAll(async () => {
  const code = { valid_from: null, valid_until: null, minimum_cents: 0, once_per_customer: false, uses_left: null };
  await shop.db
    .insertInto('promotion_code')
    .values([
      { ...code, code: 'TENTH', percent: 10, cents: null },
      { ...code, code: 'TWENTY', percent: null, cents: 2_000, minimum_cents: 15_000 },
      { ...code, code: 'TODAY', percent: 10, cents: null, valid_until: '2030-06-01', uses_left: 1, once_per_customer: true },
    ])
    .execute();
});

const promoted = (code: string, change?: Parameters<typeof stayItems>[0]) => ({ ...stayItems(change), promotionCodeItem: { code } });
const insured = (change?: Parameters<typeof stayItems>[0]) => ({ ...stayItems(change), insuranceItem: { hasInsurance: true } });
const WEEK = { offerId: '103', checkin: '2030-06-12', checkout: '2030-06-19' };

async function booked(items: object, amount: number) {
  const { opened } = await shop.checkout.sell(orderOf(items, amount));
  return opened.orderUUID as string;
}

const modification = (checkin: string, checkout: string, offerId = '101') => ({
  email: EMAIL,
  locale: 'fr_FR',
  offerId,
  pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
  travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
});
const priceOf = async (uuid: string, to: object) => (await shop.checkout.post(`/gateway/bookings/${uuid}/modification-price`, to)).body;
const modify = (uuid: string, to: object, expectedDifference: number) =>
  shop.checkout.post(`/gateway/bookings/${uuid}/modification`, { ...to, expectedDifference });
const complete = (uuid: string, paymentIntentId: string) =>
  shop.checkout.post(`/gateway/bookings/${uuid}/modification/complete`, { email: EMAIL, paymentIntentId });
const cancel = (uuid: string, expectedRefund: number) =>
  shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund });
const moneyOf = async (uuid: string) => {
  await drainOutbox(shop.outbox);
  return (await shop.checkout.get(`/gateway/orders/${uuid}/payment`)).body;
};
const partsOf = async (uuid: string) => (await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body.parts;

/** Changes at the price that the shop names, and pays the supplement. */
async function changed(uuid: string, to: object) {
  const { kind, amount } = await priceOf(uuid, to);
  const { status, body } = await modify(uuid, to, kind === 'supplement' ? amount : -amount);
  if (status !== 200 || body.status === 'done') return { status, body };
  await shop.checkout.pay(body.paymentIntentId);
  return complete(uuid, body.paymentIntentId);
}

describe('a promotion code of a changed booking', () => {
  test('takes its percentage off the new price, never the euros of the old one @API-037', async () => {
    const uuid = await booked(promoted('TENTH', WEEK), 945_000);
    const to = modification('2030-06-20', '2030-06-21');
    expect(await priceOf(uuid, to)).toMatchObject({ kind: 'refund', amount: 934_200, newTotal: 10_800 });
    expect((await modify(uuid, to, -934_200)).body.status).toBe('done');
    expect(await moneyOf(uuid)).toMatchObject({ charged: 945_000, refunded: 934_200 });
    expect(await partsOf(uuid)).toMatchObject({ product: 12_000, promotion: 1_200 });
    expect((await cancel(uuid, 8_640)).body.refund).toEqual({ total: 8_640, card: 8_640, gifts: 0 });
  });

  test('takes nothing off below its minimum, and comes back with a change that reaches it', async () => {
    const uuid = await booked(promoted('TWENTY', { checkin: '2030-06-12', checkout: '2030-06-14' }), 22_000);
    expect(await priceOf(uuid, modification('2030-06-12', '2030-06-13'))).toEqual({
      kind: 'refund',
      amount: 10_000,
      newTotal: 12_000,
      differences: [
        { part: 'product', amount: -12_000 },
        { part: 'promotion', amount: 2_000 },
      ],
      lostPromotion: { code: 'TWENTY', reason: 'belowMinimum', minimum: 15_000 },
    });
    await changed(uuid, modification('2030-06-12', '2030-06-13'));
    expect(await partsOf(uuid)).toMatchObject({ product: 12_000, promotion: 0 });
    await changed(uuid, modification('2030-06-12', '2030-06-15'));
    expect(await partsOf(uuid)).toMatchObject({ product: 36_000, promotion: 2_000 });
    expect(await moneyOf(uuid)).toMatchObject({ charged: 44_000, refunded: 10_000 });
  });

  test('counts by its terms on the day of the order: its last day has passed since, and its one use is this order’s own', async () => {
    const uuid = await booked(promoted('TODAY'), 10_800);
    await shop.db.updateTable('promotion_code').set({ percent: 1 }).where('code', '=', 'TODAY').execute();
    shop.time.now = new Date('2030-06-03T10:00:00Z');
    expect(await priceOf(uuid, modification('2030-06-12', '2030-06-14'))).toMatchObject({
      kind: 'supplement',
      amount: 10_800,
      newTotal: 21_600,
    });
  });
});

test('an order that was sold before orders kept their terms is changed by those that its code has now, whatever its days', async () => {
  const uuid = await booked(promoted('TENTH'), 10_800);
  await shop.db.updateTable('purchase').set({ promotion: null }).where('uuid', '=', uuid).execute();
  await shop.db.updateTable('promotion_code').set({ valid_until: '2030-01-01' }).where('code', '=', 'TENTH').execute();
  expect(await priceOf(uuid, modification('2030-06-12', '2030-06-14'))).toMatchObject({
    kind: 'supplement',
    amount: 10_800,
    newTotal: 21_600,
  });
  await shop.db.updateTable('promotion_code').set({ valid_until: null }).where('code', '=', 'TENTH').execute();
});

test('a booking of which the provider has given money back by itself is cancelled all the same: what is held is promised and goes back', async () => {
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  await shop.db
    .insertInto('payment_refund')
    .values({ key: 'at-the-provider', intent_id: opened.paymentIntentId, amount_cents: 9_000, done_at: shop.time.now })
    .execute();
  expect((await cancel(opened.orderUUID, 9_600)).body).toMatchObject({ code: 'REFUND_CHANGED', amount: 3_000 });
  expect((await cancel(opened.orderUUID, 3_000)).body).toEqual({ status: 'cancelled', refund: { total: 3_000, card: 3_000, gifts: 0 } });
  expect(await moneyOf(opened.orderUUID)).toMatchObject({ charged: 12_000, refunded: 12_000 });
});

describe('the insurance of a changed booking', () => {
  test('is that of the new price and of the new policy', async () => {
    const uuid = await booked(insured(), 12_600);
    const dear = modification('2030-06-12', '2030-06-14', '103');
    const differences = [
      { part: 'product', amount: 288_000 },
      { part: 'insurance', amount: 14_400 },
    ];
    expect(await priceOf(uuid, dear)).toMatchObject({ kind: 'supplement', amount: 302_400, newTotal: 315_000, differences });
    await changed(uuid, dear);
    expect(await partsOf(uuid)).toMatchObject({ product: 300_000, insurance: 15_000 });
    expect(await priceOf(uuid, modification('2030-06-12', '2030-06-13', '104'))).toMatchObject({ kind: 'refund', newTotal: 12_900 });
  });
});

describe('gifts that have paid for a changed booking', () => {
  test('stay what they paid, and get their share of a refund: never more than they gave, and the booking can be cancelled', async () => {
    const cards = [
      giftCard('G-1', 10_000, { remaining_cents: 5_995 }),
      giftCard('G-2', 10_000, { remaining_cents: 6_003 }),
      giftCard('G-3', 2, { remaining_cents: 2 }),
    ];
    await shop.db.insertInto('gift_voucher').values(cards).execute();
    const giftPaymentItems = ['G-1', 'G-2', 'G-3'].map((serialNumber) => ({ serialNumber }));
    const uuid = await booked({ ...stayItems(), giftPaymentItems }, 0);
    expect((await cancel(uuid, 9_600)).body).toMatchObject({ status: 'cancelled', refund: { total: 9_600, card: 0, gifts: 9_600 } });
    const rest = await shop.db
      .selectFrom('gift_voucher')
      .select(['code', 'remaining_cents'])
      .where('code', 'like', 'G-_')
      .orderBy('code')
      .execute();
    expect(rest.reduce((sum, gift) => sum + gift.remaining_cents, 0)).toBe(9_600);
    expect(rest[2]!.remaining_cents).toBeLessThanOrEqual(2);
  });

  test('what is told of them, and what the card has left to give, agree with the parts of the booking', async () => {
    await shop.db.insertInto('gift_voucher').values(giftCard('G-9', 30_000)).execute();
    const items = { ...stayItems({ checkin: '2030-06-12', checkout: '2030-06-15' }), giftPaymentItems: [{ serialNumber: 'G-9' }] };
    const uuid = await booked(items, 6_000);
    await changed(uuid, modification('2030-06-20', '2030-06-21'));
    expect(await partsOf(uuid)).toMatchObject({ product: 12_000, gifts: 10_000 });
    expect(await moneyOf(uuid)).toMatchObject({ charged: 6_000, refunded: 4_000, paidByGifts: 10_000 });
  });
});

describe('of two changes of one booking', () => {
  test('the one that comes second is told that the booking has changed, and its supplement goes back', async () => {
    const uuid = await booked(stayItems(), 12_000);
    const [first, second] = [modification('2030-06-20', '2030-06-22'), modification('2030-06-20', '2030-06-23')];
    const { body: one } = await modify(uuid, first, 12_000);
    const { body: other } = await modify(uuid, second, 24_000);
    for (const { paymentIntentId } of [one, other]) await shop.checkout.pay(paymentIntentId);
    expect((await complete(uuid, one.paymentIntentId)).body.status).toBe('done');
    expect(await complete(uuid, other.paymentIntentId)).toMatchObject({ status: 409, body: { code: 'BOOKING_CHANGED' } });
    expect((await complete(uuid, other.paymentIntentId)).body.code).toBe('BOOKING_CHANGED');
    expect(await moneyOf(uuid)).toMatchObject({ status: 'paid', charged: 48_000, refunded: 24_000 });
    const reported = [...shop.mails.values()].filter(({ subject }) => subject.includes('n’a pas été modifiée'));
    expect(reported).toHaveLength(1);
    expect(reported[0]!.text).toContain('modifiée autrement entre-temps');
    expect(reported[0]!.text).toMatch(/Le supplément de 240\s€ que vous avez payé vous est remboursé en entier/);
  });

  test('completed at the same moment one is made, and the money of the other goes back', async () => {
    for (let round = 0; round < 5; round++) {
      const uuid = await booked(stayItems(), 12_000);
      const nights = ['2030-06-22', '2030-06-23', '2030-06-24'];
      const changes = await Promise.all(nights.map((day, place) => modify(uuid, modification('2030-06-20', day), (place + 1) * 12_000)));
      for (const { body } of changes) await shop.checkout.pay(body.paymentIntentId);
      const ends = await Promise.all(changes.map(({ body }) => complete(uuid, body.paymentIntentId)));
      expect(ends.map(({ body }) => body.status ?? body.code).sort()).toEqual(['BOOKING_CHANGED', 'BOOKING_CHANGED', 'done']);
      const { charged, refunded } = await moneyOf(uuid);
      expect(charged - refunded).toBe((await partsOf(uuid)).product);
    }
  });

  test('and of a change and a cancellation at the same moment one wins, and each is told which', async () => {
    for (let round = 0; round < 5; round++) {
      const uuid = await booked(stayItems(), 12_000);
      const { body } = await modify(uuid, modification('2030-06-20', '2030-06-22'), 12_000);
      await shop.checkout.pay(body.paymentIntentId);
      const [changedTo, cancelled] = await Promise.all([complete(uuid, body.paymentIntentId), cancel(uuid, 9_600)]);
      const { charged, refunded, status } = await moneyOf(uuid);
      const isCancelled = cancelled.status === 200;
      expect([changedTo.body.status ?? changedTo.body.code, cancelled.body.status ?? cancelled.body.code]).toEqual(
        isCancelled ? ['ALREADY_CANCELLED', 'cancelled'] : ['done', 'REFUND_CHANGED'],
      );
      expect([status, charged - refunded]).toEqual(isCancelled ? ['cancelled', 2_400] : ['paid', 24_000]);
    }
  });

  test('a change that a process of the version before has written is carried out by the same price', async () => {
    const uuid = await booked(promoted('TENTH'), 10_800);
    const { body } = await modify(uuid, modification('2030-06-20', '2030-06-22'), 10_800);
    await shop.db.updateTable('purchase_change').set({ parts: null, based_on: null }).where('id', '=', body.changeId).execute();
    await shop.checkout.pay(body.paymentIntentId);
    expect((await complete(uuid, body.paymentIntentId)).body.status).toBe('done');
    expect(await partsOf(uuid)).toMatchObject({ product: 24_000, promotion: 2_400 });
  });

  test('a booking that is cancelled is changed no more, and says so', async () => {
    const uuid = await booked(stayItems(), 12_000);
    await cancel(uuid, 9_600);
    const to = modification('2030-06-20', '2030-06-22');
    expect(await priceOf(uuid, to)).toMatchObject({ code: 'ALREADY_CANCELLED' });
    expect(await modify(uuid, to, 12_000)).toMatchObject({ status: 409, body: { code: 'ALREADY_CANCELLED' } });
  });
});
