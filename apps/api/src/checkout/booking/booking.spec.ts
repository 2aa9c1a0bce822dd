import { drainOutbox, stayItems } from '../../testing/checkout-client.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { bookingShop, modification } from './booking-shop.test-utils.ts';

const { shop, stockOf, booked, find, cancel, priceOf, modify, complete, moneyOf, document } = bookingShop();

describe('finding a booking', () => {
  test('takes its number and its e-mail, and tells what may still be done @PROD-020', async () => {
    const { bookingNumber, uuid } = await booked();
    expect((await find(bookingNumber, ' MARIE.DURAND@example.com'.trim())).body).toMatchObject({
      order: { orderUUID: uuid, bookingNumber },
      modificationConditions: {
        modifiable: true,
        modifiableUntil: '2030-06-10',
        cancellable: true,
        cancellableUntil: '2030-06-10',
        refundableAmount: 9_600,
        reason: 'partial',
        giftPayments: { gift: 0, upsell: 12_000 },
      },
    });
  });

  test('a booking of somebody else is answered as one that does not exist', async () => {
    const { bookingNumber, uuid } = await booked();
    const nobodys = await find('00000000');
    expect(nobodys.status).toBe(404);
    expect(await find(bookingNumber, 'thief@example.com')).toEqual(nobodys);
    expect((await cancel(uuid, 9_600, 'thief@example.com')).status).toBe(404);
    expect((await priceOf(uuid, modification('2030-06-20', '2030-06-21', { email: 'thief@example.com' }))).status).toBe(404);
    const invoice = await shop.checkout.post(`/gateway/bookings/${uuid}/invoice`, { email: 'thief@example.com' });
    expect(invoice.status).toBe(404);
    expect((await cancel('not-a-uuid', 0)).status).toBe(404);
  });
});

describe('cancelling', () => {
  test('gives 80 percent of the nights back, frees the room and says so by mail', async () => {
    const before = await stockOf(12);
    const { uuid, bookingNumber } = await booked();
    expect(await cancel(uuid, 12_000)).toMatchObject({ status: 409, body: { code: 'REFUND_CHANGED', amount: 9_600 } });
    expect((await cancel(uuid, 9_600)).body).toEqual({ status: 'cancelled', refund: { total: 9_600, card: 9_600, gifts: 0 } });
    expect(await stockOf(12)).toBe(before);
    expect(await moneyOf(uuid)).toMatchObject({ status: 'cancelled', charged: 12_000 });
    await drainOutbox(shop.outbox);
    expect(await moneyOf(uuid)).toMatchObject({ charge: 'charged', refunded: 9_600 });
    const mail = [...shop.mails.values()].find(({ subject }) => subject.includes(bookingNumber) && subject.includes('annulée'));
    expect(mail?.text).toContain('96');
    expect((await cancel(uuid, 9_600)).body.code).toBe('ALREADY_CANCELLED');
  });

  test('what a gift has paid goes back to the gift, in its share', async () => {
    await shop.db
      .insertInto('gift_voucher')
      .values(giftCard('C-1', 5_000, { remaining_cents: 3_000 }))
      .execute();
    const { uuid } = await booked({ ...stayItems(), giftPaymentItems: [{ serialNumber: 'C-1' }] }, 9_000);
    expect((await cancel(uuid, 9_600)).body.refund).toEqual({ total: 9_600, card: 7_200, gifts: 2_400 });
    const gift = await shop.db.selectFrom('gift_voucher').selectAll().where('code', '=', 'C-1').executeTakeFirstOrThrow();
    expect(gift).toMatchObject({ remaining_cents: 2_400, status: 'active' });
  });

  test('is refused after the deadline and for a stay that is not refundable; the insurance gives all nights back', async () => {
    const late = await booked();
    const never = await booked(stayItems({ offerId: '102' }));
    const insured = await booked({ ...stayItems({ offerId: '102' }), insuranceItem: { hasInsurance: true } }, 12_900);
    expect((await find(insured.bookingNumber)).body.modificationConditions).toMatchObject({
      reason: 'insured',
      cancellableUntil: '2030-06-11',
    });
    expect((await cancel(never.uuid, 0)).body).toMatchObject({ code: 'NOT_CANCELLABLE' });
    shop.time.now = new Date('2030-06-11T10:00:00Z');
    expect((await cancel(late.uuid, 9_600)).body).toMatchObject({ code: 'NOT_CANCELLABLE' });
    expect((await cancel(insured.uuid, 12_000)).body.refund.total).toBe(12_000);
  });

  test('twenty times at once is cancelled once', async () => {
    const before = await stockOf(12);
    const { uuid } = await booked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(uuid, 9_600)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await stockOf(12)).toBe(before);
    await drainOutbox(shop.outbox);
    expect((await moneyOf(uuid)).refunded).toBe(9_600);
  });
});

test('the mail of a longer stay names the nights that are booked, not those of the stay as it is sold', async () => {
  const { bookingNumber } = await booked(stayItems({ checkin: '2030-06-14', checkout: '2030-06-16' }), 24_000);
  await drainOutbox(shop.outbox);
  const { text } = [...shop.mails.values()].find(({ subject }) => subject.includes(bookingNumber))!;
  expect(text).toMatch(/- 2\snuits, Chambre double/);
  expect(text).not.toContain('1 nuit en chambre double');
});

describe('changing', () => {
  test('a cheaper stay is changed at once and the difference given back', async () => {
    const { uuid } = await booked(stayItems({ checkin: '2030-06-14', checkout: '2030-06-16' }), 24_000);
    const to = modification('2030-06-20', '2030-06-21');
    expect((await priceOf(uuid, to)).body).toEqual({ kind: 'refund', amount: 12_000, newTotal: 12_000 });
    expect((await modify(uuid, to, 0)).body).toMatchObject({ code: 'PRICE_CHANGED', amount: -12_000 });
    const [freed, taken] = [await stockOf(14), await stockOf(20)];
    expect((await modify(uuid, to, -12_000)).body).toMatchObject({ status: 'done', amount: 0 });
    expect([await stockOf(14), await stockOf(20)]).toEqual([freed! + 1, taken! - 1]);
    expect((await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body).toMatchObject({ checkin: '2030-06-20', nights: 1 });
    const { payload } = await document(uuid, 'calendar.ics');
    expect(payload).toContain('SEQUENCE:1');
    expect(payload).toContain('DTSTART;VALUE=DATE:20300620');
    await drainOutbox(shop.outbox);
    expect((await moneyOf(uuid)).refunded).toBe(12_000);
    const mail = [...shop.mails.values()].find(({ text }) => text.includes(uuid) && text.includes('modifiée'))!;
    expect(mail.text).toMatch(/Total\s: 120\s€\nPayé par carte bancaire\s: 240\s€\nRemboursé sur votre carte bancaire\s: 120\s€/);
  });

  test('a dearer stay waits for its supplement @PROD-062', async () => {
    const { uuid } = await booked(stayItems({ checkin: '2030-06-17', checkout: '2030-06-18' }));
    const to = modification('2030-06-17', '2030-06-18', { offerId: '103' });
    expect((await priceOf(uuid, to)).body).toEqual({ kind: 'supplement', amount: 10_000, newTotal: 22_000 });
    const { body: pending } = await modify(uuid, to, 10_000);
    expect(pending).toMatchObject({ status: 'pending', amount: 10_000, provider: 'test' });
    expect((await complete(uuid, pending.paymentIntentId)).status).toBe(402);
    expect((await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body.stay.id).toBe('101');
    const [freed, taken] = [await stockOf(17), await stockOf(17, 12)];
    await shop.checkout.pay(pending.paymentIntentId);
    expect((await complete(uuid, pending.paymentIntentId)).body.status).toBe('done');
    expect([await stockOf(17), await stockOf(17, 12)]).toEqual([freed! + 1, taken! - 1]);
    expect((await complete(uuid, pending.paymentIntentId)).body.status).toBe('done');
    expect(await moneyOf(uuid)).toMatchObject({ charged: 22_000 });
    expect(
      (await find((await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body.bookingNumber)).body.modificationConditions,
    ).toMatchObject({ refundableAmount: 17_600 });
  });

  test('a supplement paid for rooms that are gone by now is given back, and the booking stays as it was', async () => {
    const { uuid } = await booked(stayItems({ checkin: '2030-06-22', checkout: '2030-06-23' }));
    const to = modification('2030-06-23', '2030-06-25');
    const { body: pending } = await modify(uuid, to, 12_000);
    await booked(stayItems({ checkin: '2030-06-24', checkout: '2030-06-25' }));
    await shop.checkout.pay(pending.paymentIntentId);
    expect(await complete(uuid, pending.paymentIntentId)).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
    await drainOutbox(shop.outbox);
    expect(await moneyOf(uuid)).toMatchObject({ status: 'paid', charged: 24_000, refunded: 12_000 });
    expect((await shop.checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body.checkin).toBe('2030-06-22');
  });

  test('to days that overlap its own takes the nights between only', async () => {
    const { uuid } = await booked(stayItems({ checkin: '2030-06-27', checkout: '2030-06-29' }), 24_000);
    const before = [await stockOf(27), await stockOf(28), await stockOf(29)] as number[];
    expect((await modify(uuid, modification('2030-06-28', '2030-06-30'), 0)).status).toBe(200);
    expect([await stockOf(27), await stockOf(28), await stockOf(29)]).toEqual([before[0]! + 1, before[1], before[2]! - 1]);
  });

  test('of the last room to the next day needs no other room on the night that it keeps', async () => {
    const { uuid } = await booked(stayItems({ checkin: '2030-06-25', checkout: '2030-06-27' }), 24_000);
    const other = await booked();
    expect((await priceOf(other.uuid, modification('2030-06-26', '2030-06-27'))).body).toMatchObject({ code: 'SOLD_OUT' });
    const to = modification('2030-06-26', '2030-06-28');
    expect((await priceOf(uuid, to)).body).toMatchObject({ amount: 0 });
    expect((await modify(uuid, to, 0)).body).toMatchObject({ status: 'done' });
  });

  test('is refused after the modify date, and for a stay that is not exchangeable @PROD-069', async () => {
    const { uuid } = await booked();
    const never = await booked(stayItems({ offerId: '102' }));
    expect((await priceOf(never.uuid, modification('2030-06-20', '2030-06-21'))).body.code).toBe('NOT_MODIFIABLE');
    shop.time.now = new Date('2030-06-10T10:00:00Z');
    expect((await priceOf(uuid, modification('2030-06-20', '2030-06-21'))).status).toBe(200);
    shop.time.now = new Date('2030-06-11T10:00:00Z');
    expect((await priceOf(uuid, modification('2030-06-20', '2030-06-21'))).body.code).toBe('NOT_MODIFIABLE');
  });
});
