import { addDays, orderTotal, type OrderParts } from '@shop/domain';
import type { DrawnChange, DrawnGift, DrawnOrder, DrawnTrip, PlayedShop } from '@shop/testing/order-histories';
import { scheduleOf } from '../orders/instalments.ts';
import { BUYER, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { TODAY } from '../testing/shop-of-file.test-utils.ts';
import { balancedBooksOf } from './order-books.test-utils.ts';
import { days, type ShopOfStripe } from './played-stripe.test-utils.ts';

const FIRST_DAY = TODAY.toISOString().slice(0, 10);

/** The shop of stays as a customer sees it, by its calls; its books as they stand in the database. */
export class StayShopOfCalls implements PlayedShop {
  readonly #shop: ShopOfStripe;
  readonly #number: number;
  readonly #email: string;
  #uuid = '';

  constructor(shop: ShopOfStripe, number: number) {
    this.#shop = shop;
    this.#number = number;
    this.#email = `customer-${number}@example.com`;
    shop.time.now = TODAY;
  }

  get provider() {
    return this.#shop.providerOf(this.#uuid);
  }

  async order(order: DrawnOrder) {
    const { checkout } = this.#shop;
    const codes = await this.#giftCards(order.gifts);
    const items = {
      ...stayItems({ ...daysOf(order), offerId: order.stay.id }),
      insuranceItem: { hasInsurance: order.insured },
      giftPaymentItems: codes.map((serialNumber) => ({ serialNumber })),
      ...(order.code && { promotionCodeItem: { code: order.code.name } }),
    };
    const change = { paymentPlan: order.plan, buyer: { ...BUYER, email: { email: this.#email } } };
    const priced = await checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items, paymentPlan: order.plan });
    if (priced.status !== 200) return { refused: priced.body.code as string };
    const body = orderOf(items, priced.body.remainingAmountToPay, change);
    const { opened, refused } = await this.#shop.order(body, order.payment);
    if (refused) return { refused };
    this.#uuid = opened.orderUUID;
    const parts = opened.parts as OrderParts;
    return { total: orderTotal(parts), fee: parts.paymentFee };
  }

  async change({ payment = 'paid', ...to }: DrawnChange) {
    const { checkin, checkout } = daysOf(to);
    const modification = {
      ...{ email: this.#email, locale: 'fr_FR', offerId: to.stay.id },
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
    };
    const call = (what: string, body: object) => this.#shop.checkout.post(`/gateway/bookings/${this.#uuid}/${what}`, body);
    const priced = await call('modification-price', modification);
    if (priced.status !== 200) return { refused: priced.body.code as string };
    const { kind, amount } = priced.body;
    const difference = kind === 'supplement' ? amount : 0 - amount;
    const changed = await call('modification', { ...modification, expectedDifference: difference });
    if (changed.status !== 200) return { refused: changed.body.code as string };
    if (changed.body.status === 'done') return { difference };
    const { paymentIntentId } = changed.body;
    const complete = () => call('modification/complete', { email: this.#email, paymentIntentId });
    const done = await this.#shop.pay(paymentIntentId, payment, complete);
    return done.body.status === 'done' ? { difference } : { refused: done.body.code as string };
  }

  cancel() {
    return this.#shop.cancel(this.#uuid, this.#email);
  }

  async spend(gift: number) {
    const { checkout } = this.#shop;
    const items = {
      ...stayItems({ ...daysOf({ arrival: 58, nights: 1 }) }),
      giftPaymentItems: [{ serialNumber: `H${this.#number}-${gift}` }],
    };
    const priced = await checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items });
    if (priced.status !== 200) return { refused: priced.body.code as string };
    const body = orderOf(items, priced.body.remainingAmountToPay);
    await this.#shop.order(body);
    return { spent: priced.body.parts.gifts as number };
  }

  goodwill(payment: string, cents: number) {
    return this.#shop.giveBackElsewhere(payment, cents);
  }

  async wait(count: number, isDeclined: boolean) {
    if (!isDeclined) return this.#shop.pass(days(count));
    await this.#shop.passDeclined(this.#uuid, days(count));
    await this.#payDeclined();
  }

  books() {
    return balancedBooksOf(this.#shop.db, this.#uuid);
  }

  /** The customer pays what their card was declined for. */
  async #payDeclined(): Promise<void> {
    const { checkout, db } = this.#shop;
    const declined = (await scheduleOf(db, this.#uuid)).filter(({ status, stopped }) => status === 'failed' && stopped === null);
    for (const { number } of declined) {
      const path = `/gateway/bookings/${this.#uuid}/instalments/${number}/payment`;
      const { body } = await checkout.post(path, { email: this.#email });
      const { paymentIntentId } = body;
      const paid = await this.#shop.pay(paymentIntentId, 'paid', () =>
        checkout.post(`${path}/complete`, { email: this.#email, paymentIntentId }),
      );
      if (paid.status !== 200) throw new Error(`An instalment that is paid by the customer is answered ${paid.status}.`);
    }
  }

  /** New ones for each try to order; their codes sort in the order in which they pay. */
  async #giftCards(gifts: readonly DrawnGift[]): Promise<string[]> {
    const codes = gifts.map((_, place) => `H${this.#number}-${place}`);
    if (codes.length === 0) return [];
    await this.#shop.db
      .insertInto('gift_voucher')
      .values(
        gifts.map(({ kind, cents }, place) => giftCard(codes[place]!, cents, { kind: kind === 'card' ? 'GIFTCARD' : 'SINGLEVOUCHER' })),
      )
      .onConflict((known) => known.doNothing())
      .execute();
    return codes;
  }
}

function daysOf({ arrival, nights }: Pick<DrawnTrip, 'arrival' | 'nights'>) {
  const checkin = addDays(FIRST_DAY, arrival);
  return { checkin, checkout: addDays(checkin, nights) };
}
