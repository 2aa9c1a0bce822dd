import type { shopPaidLater, PaidLater } from '../payments/schedule/paid-later.test-utils.ts';
import { BUYER, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';

/** What customers do with a booking of two nights in July, and with what they pay it. */
export function bookingMoves(shop: ReturnType<typeof shopPaidLater>) {
  let customers = 0;

  /** Two nights, paid at once. */
  async function sold({
    gift,
    insured = false,
    method = 'card',
  }: { gift?: number; insured?: boolean; method?: string } = {}): Promise<PaidLater> {
    const email = `story${++customers}@example.com`;
    const serialNumber = `STORY-${customers}`;
    if (gift) await shop.db.insertInto('gift_voucher').values(giftCard(serialNumber, gift)).execute();
    const items = {
      ...stayItems({ checkin: '2030-07-20', checkout: '2030-07-22' }),
      ...(insured && { insuranceItem: { hasInsurance: true } }),
      ...(gift && { giftPaymentItems: [{ serialNumber }] }),
    };
    const amount = Math.max(0, 24_000 - (gift ?? 0)) + (insured ? 1_200 : 0);
    const order = orderOf(items, amount, { buyer: { ...BUYER, email: { email } } });
    const { status, body: opened } = await shop.checkout.start(order);
    expect([status, opened.amount ?? opened]).toEqual([200, amount]);
    if (amount > 0) await shop.checkout.pay(opened.paymentIntentId);
    const pspAuthorization = { paymentIntentId: opened.paymentIntentId, paymentMethod: method };
    expect((await shop.checkout.post('/gateway/purchase/zeppto', { ...order, pspAuthorization })).status).toBe(200);
    await drainOutbox(shop.outbox);
    return { uuid: opened.orderUUID, email };
  }

  async function cancelled(booking: PaidLater, expectedRefund: number): Promise<PaidLater> {
    const { email } = booking;
    const { status, body } = await shop.checkout.post(`/gateway/bookings/${booking.uuid}/cancellation`, { email, expectedRefund });
    expect([status, body.refund?.total ?? body]).toEqual([200, expectedRefund]);
    return booking;
  }

  /** To the same arrival and another departure, at the price that the shop names. */
  async function changed(booking: PaidLater, checkout: string): Promise<PaidLater> {
    const path = `/gateway/bookings/${booking.uuid}/modification`;
    const modification = shop.modification(booking, checkout);
    const { body: price } = await shop.checkout.post(`${path}-price`, modification);
    const expectedDifference = price.newTotal === undefined ? price.amount : price.kind === 'supplement' ? price.amount : -price.amount;
    const { status, body } = await shop.checkout.post(path, { ...modification, expectedDifference });
    expect([status, price, body]).toMatchObject([200, price, body]);
    if (body.status !== 'done') {
      await shop.checkout.pay(body.paymentIntentId);
      const { email } = booking;
      expect((await shop.checkout.post(`${path}/complete`, { email, paymentIntentId: body.paymentIntentId })).status).toBe(200);
    }
    return booking;
  }

  async function until(booking: PaidLater, day: string): Promise<PaidLater> {
    await shop.on(day);
    return booking;
  }

  return { book: shop.book, sold, cancelled, changed, until };
}
