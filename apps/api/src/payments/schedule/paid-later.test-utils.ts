import { smallCatalogue, storedMonth } from '@shop/testing';
import { drainOutbox, BUYER, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { scheduleOf } from '../../orders/instalments.ts';

export const WORKS = '4242424242424242';
export const PAYS_TODAY_ONLY = '4000000000009995';

/** Cents of two nights of 120 euros in July, with the fee of each plan. */
const PRICES = { '3x': 24_360, '4x': 36_792, deferred: 24_000 } as const;

export interface PaidLater {
  readonly uuid: string;
  readonly email: string;
}

/** A shop that sells stays in July, paid later in one way or another; nights of 120 euros, today is the first of June. */
export function shopPaidLater(opening: Parameters<typeof shopOfFile>[0] = {}) {
  const july = storedMonth({ month: '2030-07-01', length: 31, stock: 50 });
  const shop = shopOfFile({ ...opening, catalogue: { ...smallCatalogue(), months: [storedMonth(), july] } });
  let customers = 0;
  const complete = ({ uuid, email }: PaidLater, number: number, paymentIntentId: string) =>
    shop.checkout.post(`/gateway/bookings/${uuid}/instalments/${number}/payment/complete`, { email, paymentIntentId });
  const payment = ({ uuid, email }: PaidLater, number: number) =>
    shop.checkout.post(`/gateway/bookings/${uuid}/instalments/${number}/payment`, { email });
  const buy = async (paymentPlan: keyof typeof PRICES, card = WORKS) => {
    const email = `later${++customers}@example.com`;
    const stay = stayItems({ checkin: '2030-07-20', checkout: paymentPlan === '4x' ? '2030-07-23' : '2030-07-22' });
    const order = orderOf(stay, PRICES[paymentPlan], { paymentPlan, buyer: { ...BUYER, email: { email } } });
    const { body: opened } = await shop.checkout.start(order);
    await shop.checkout.pay(opened.paymentIntentId, card);
    const bought = await shop.checkout.buy(order, opened.paymentIntentId);
    expect(bought.status).toBe(200);
    return { uuid: opened.orderUUID as string, opened, email };
  };
  return Object.assign(shop, {
    /** Two nights, or three in four instalments. */
    buy,
    /** The same, and the shop has done what it does by itself. */
    async book(...wanted: Parameters<typeof buy>) {
      const booking = await buy(...wanted);
      await drainOutbox(shop.outbox);
      return booking;
    },
    /** The shop's clock is at noon of a day, and the shop has done what it does by itself. */
    async on(day: string) {
      shop.time.now = new Date(`${day}T10:00:00Z`);
      await drainOutbox(shop.outbox);
    },
    scheduled: async (uuid: string) =>
      (await scheduleOf(shop.db, uuid)).map(({ due_day, amount_cents, status }) => [due_day, amount_cents, status]),
    /** Cents that the card has paid and got back, and the status of the order. */
    async money(uuid: string) {
      const { body } = await shop.checkout.get(`/gateway/orders/${uuid}/payment`);
      return { status: body.status, charged: body.charged, refunded: body.refunded };
    },
    mailsTo: (email: string): string[] =>
      [...shop.mails.values()].filter((mail) => mail.to.address === email).map((mail) => mail.subject.replace(/\d{8}/, 'N')),
    payment,
    complete,
    /** What a change of the booking asks for: the same arrival, another departure. */
    modification: ({ email }: PaidLater, checkoutDate: string) => ({
      email,
      locale: 'fr_FR',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-07-20', checkoutDate },
    }),
  });
}
