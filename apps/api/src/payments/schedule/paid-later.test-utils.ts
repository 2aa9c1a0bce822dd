import { smallCatalogue, storedMonth } from '@shop/testing';
import { drainOutbox, BUYER, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile, TODAY } from '../../testing/shop-of-file.test-utils.ts';
import { scheduleOf } from '../../orders/instalments.ts';
import type { Means, OpenPlanProvider, PlanProvider } from './plan-providers.test-utils.ts';

export const WORKS = '4242424242424242';
export const PAYS_TODAY_ONLY = '4000000000009995';

/** Cents of two nights of 120 euros in July, with the fee of each plan. */
const PRICES = { '3x': 24_360, '4x': 36_792, deferred: 24_000 } as const;

export interface PaidLater {
  readonly uuid: string;
  readonly email: string;
}

type ShopOpening = NonNullable<Parameters<typeof shopOfFile>[0]>;

interface PaidLaterOpening extends ShopOpening {
  /** Pays the first part; by default with the test provider's form. */
  readonly payFirst?: (paymentIntentId: string, means: string) => Promise<unknown>;
}

/** A shop that sells stays in July, paid later in one way or another; nights of 120 euros, today is the first of June. */
export function shopPaidLater({ payFirst, ...opening }: PaidLaterOpening = {}) {
  const july = storedMonth({ month: '2030-07-01', length: 31, stock: 1_000 });
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
    await (payFirst ?? shop.checkout.pay)(opened.paymentIntentId, card);
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
    /** A process that died during a charge leaves its instalments to others. */
    async leasesEnd() {
      const ended = { lease_until: new Date(0) };
      await shop.db.updateTable('payment_schedule').set(ended).where('lease_until', 'is not', null).execute();
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
    /** The customer pays an instalment by themselves; `pay` fills in the form. Answers its payment. */
    async payByThemselves(booking: PaidLater, number: number, pay: (paymentIntentId: string) => Promise<unknown>) {
      const { body: begun } = await payment(booking, number);
      await pay(begun.paymentIntentId);
      return { paymentIntentId: begun.paymentIntentId as string, answer: await complete(booking, number, begun.paymentIntentId) };
    },
    /** What a change of the booking asks for: the same arrival, another departure. */
    modification: ({ email }: PaidLater, checkoutDate: string) => ({
      email,
      locale: 'fr_FR',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-07-20', checkoutDate },
    }),
  });
}

/** The same shop, whose payments a provider of {@link PlanProvider} takes. */
export function shopOfPlans(openProvider: OpenPlanProvider, opening: ShopOpening = {}) {
  let opened: PlanProvider;
  const shop = shopPaidLater({
    ...opening,
    async payments(db) {
      opened = await openProvider(db, () => shop.time?.now ?? TODAY);
      const { psp, stripe } = opened;
      return { psp, ...(stripe && { stripe }) };
    },
    payFirst: (id, means) => opened.pay(id, means as Means),
  });
  beforeEach(() => void Object.assign(opened.network, { isDown: false, losesCharge: false }));
  afterAll(() => opened?.close());
  return Object.assign(shop, {
    provider: () => opened,
    statuses: async (uuid: string) => (await scheduleOf(shop.db, uuid)).map(({ status }) => status),
  });
}
