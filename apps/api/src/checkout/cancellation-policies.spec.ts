import { aStay, smallCatalogue } from '@shop/testing';
import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const EMAIL = 'marie.durand@example.com';
const DAYS = { checkin: '2030-06-20', checkout: '2030-06-21' };

/** 101 may be changed until two days before arrival, 102 until seven, 103 never. */
const shop = shopOfFile({
  catalogue: {
    ...smallCatalogue({ stock: 50 }),
    stays: [
      aStay({ cancellation_type: 'FLEX_2' }),
      aStay({ id: 102, cancellation_type: 'FLEX_7' }),
      aStay({ id: 103, cancellation_type: 'NCNR', cancellable: false }),
    ],
  },
  outboxSleeps: true,
});

const at = (day: string) => (shop.time.now = new Date(`${day}T10:00:00Z`));
const get = async (url: string) => (await shop.checkout.get(url)).body;
const pay = (offerId: string, paymentPlan?: string) =>
  shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items: stayItems({ ...DAYS, offerId }), paymentPlan });

async function booked(offerId: string, days = DAYS) {
  const { opened } = await shop.checkout.sell(orderOf(stayItems({ ...days, offerId }), 12_000));
  await drainOutbox(shop.outbox);
  return get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`);
}

const conditionsOf = async (bookingNumber: string) =>
  (await shop.checkout.post('/gateway/bookings/find', { bookingNumber, email: EMAIL, locale: 'fr_FR' })).body.modificationConditions;
const cancel = (uuid: string, expectedRefund: number) =>
  shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund });

describe.each([
  ['101', 'FLEX_2', '2030-06-18', '2030-06-19', '18 juin 2030'],
  ['102', 'FLEX_7', '2030-06-13', '2030-06-14', '13 juin 2030'],
])('the policy of stay %s, %s', (id, type, until, dayAfter, inWords) => {
  test('is told alike by results, detail, quote, payment and the documents of the order @PROD-069', async () => {
    const policy = { type, cancellable: true, cancellationDeadline: until };
    const days = 'checkin=2030-06-20&nights=1&adult=2&locale=fr_FR';
    const { exactMatch } = await get(`/api/hotels/1/offers.json?checkin=2030-06-20&checkout=2030-06-21&locale=fr_FR`);
    expect(exactMatch.find((card: { id: string }) => card.id === id).cancellationPolicy).toMatchObject(policy);
    expect((await get(`/api/weekend/${id}/detail.json?${days}`)).cancellationPolicy).toMatchObject(policy);
    expect((await get(`/api/product/${id}/quote?${days}`)).cancellationPolicy).toMatchObject(policy);
    expect((await get(`/api/product/101/offers?${days}`))[id].cancellationPolicy).toMatchObject(policy);
    expect((await pay(id, 'deferred')).body.instalments).toEqual([{ day: until, amount: 12_000 }]);
    const order = await booked(id);
    expect(order.cancellationDeadline).toBe(until);
    const mail = [...shop.mails.values()].find(({ subject }) => subject.includes(order.bookingNumber));
    expect(mail!.text).toContain(inWords);
  });

  test('gives 80 percent back on its last day and nothing on the day after', async () => {
    const [early, late] = [await booked(id), await booked(id)];
    at(until);
    expect(await conditionsOf(early.bookingNumber)).toMatchObject({ modifiable: true, modifiableUntil: until, refundableAmount: 9_600 });
    expect((await cancel(early.orderUUID, 9_600)).status).toBe(200);
    at(dayAfter);
    expect(await conditionsOf(late.bookingNumber)).toMatchObject({ modifiable: false, cancellable: false, reason: 'afterDeadline' });
    expect((await cancel(late.orderUUID, 9_600)).body.code).toBe('NOT_CANCELLABLE');
  });

  test('is sold without changes once its last day has passed, and not deferred to it', async () => {
    at(dayAfter);
    const { cancellationPolicy } = await get(`/api/product/${id}/quote?checkin=2030-06-20&nights=1&adult=2&locale=fr_FR`);
    expect(cancellationPolicy).toEqual({ type, cancellable: false });
    const order = await booked(id);
    expect(order).not.toHaveProperty('cancellationDeadline');
    expect(await conditionsOf(order.bookingNumber)).toMatchObject({ modifiable: false, cancellable: false, reason: 'nonCancellable' });
  });
});

test('on the last day of free changes nothing is deferred: it would be taken at once', async () => {
  at('2030-06-13');
  expect((await pay('102', 'deferred')).body.code).toBe('PAYMENT_PLAN_NOT_ELIGIBLE');
  const requested = 'amount=12000&checkinDate=2030-06-20&pointOfSale=fr&cancellationPolicyType=FLEX_7&cancellableUntil=2030-06-13';
  expect((await get(`/gateway/purchase/alma/eligibility?${requested}`)).paymentMethods).toEqual([]);
});

test('a booking that becomes a stay under another policy follows that one', async () => {
  const { orderUUID, bookingNumber } = await booked('101');
  const changed = await shop.checkout.post(`/gateway/bookings/${orderUUID}/modification`, {
    email: EMAIL,
    locale: 'fr_FR',
    offerId: '102',
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: '2030-06-20', checkoutDate: '2030-06-21' },
    expectedDifference: 0,
  });
  expect(changed.body.status).toBe('done');
  expect(await conditionsOf(bookingNumber)).toMatchObject({ modifiableUntil: '2030-06-13' });
});

test('a stay that is never given back is told so everywhere', async () => {
  const order = await booked('103');
  expect(await conditionsOf(order.bookingNumber)).toMatchObject({ modifiable: false, reason: 'nonCancellable', refundableAmount: 0 });
  const { cancellationPolicy } = await get('/api/product/103/quote?checkin=2030-06-20&nights=1&adult=2&locale=fr_FR');
  expect(cancellationPolicy).toEqual({ type: 'NCNR', cancellable: false });
});
