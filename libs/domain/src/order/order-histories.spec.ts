import {
  NIGHT_ELSEWHERE,
  historiesOf,
  playHistory,
  type Books,
  type DrawnCode,
  type DrawnOrder,
  type DrawnStay,
  type DrawnTrip,
  type PlayedShop,
  type Refused,
} from '@shop/testing/order-histories';
import { draws, fc } from '@shop/testing/draw';
import { cancellationRefund } from '../booking/cancel-booking.ts';
import { chargedModification, modifiable, modificationPrice } from '../booking/modify-booking.ts';
import { addDays } from '../days/local-date.ts';
import { spreadGifts } from '../payment/gift-payment.ts';
import { instalmentPlan, type Instalment } from '../payment/instalments.ts';
import { cardCharge, chargeableInstalments } from '../payment/least-charge.ts';
import { raiseInstalments, reduceInstalments } from '../payment/open-instalments.ts';
import { deferredPaymentDay, payLaterMethods } from '../payment/pay-later.ts';
import { splitRefund } from '../payment/refund-split.ts';
import { policyFor } from '../stay/cancellation.ts';
import { orderPrice } from './order-price.ts';
import { NO_PARTS, orderTotal, type OrderParts } from './order-total.ts';

const FIRST_DAY = '2030-01-01';
const COUNTS = { '3x': 3, '4x': 4 };
const LEAST_CHARGE = 50;

/** A shop of the domain's rules alone: what the API does with them, without a database. */
class ShopOfRules implements PlayedShop {
  #today = FIRST_DAY;
  #order!: DrawnOrder;
  #trip!: DrawnTrip;
  #soldOn = FIRST_DAY;
  #parts: OrderParts = NO_PARTS;
  #isCancelled = false;
  #payments: { id: string; paid: number; back: number }[] = [];
  #gifts: { code: string; gave: number; back: number; remaining: number }[] = [];
  #open: (Instalment & { number: number })[] = [];

  async order(order: DrawnOrder) {
    this.#order = order;
    this.#trip = order;
    const { parts, reduction } = this.#priced(order, 0);
    if (reduction && reduction.kind !== 'reduced')
      return { refused: reduction.kind === 'belowMinimum' ? 'PROMOTION_BELOW_MINIMUM' : 'PROMOTION_NOT_APPLICABLE' };
    const cards = order.gifts.map(({ cents }, place) => ({ code: String(place), remaining: cents }));
    const { used, remaining } = spreadGifts(orderTotal(parts), cards);
    const { checkin, policy } = this.#sold();
    const { amount, waived } = cardCharge(remaining, LEAST_CHARGE);
    const methods = payLaterMethods({ amount, checkin, today: FIRST_DAY, cancellableUntil: policy.cancellationDeadline });
    const method = methods.find(({ type }) => type === order.plan);
    if (order.plan && !method) return { refused: 'PAYMENT_PLAN_NOT_ELIGIBLE' };
    const fee = method?.paymentFee ?? 0;
    this.#parts = { ...parts, paymentFee: fee, gifts: orderTotal(parts) - remaining, waived };
    this.#gifts = used.map(({ code, amount }) => {
      const { cents } = order.gifts[Number(code)]!;
      return { code, gave: amount, back: 0, remaining: cents - amount };
    });
    const count = order.plan && order.plan !== 'deferred' ? COUNTS[order.plan] : 1;
    const plan = instalmentPlan({ amount, fee, count, today: order.plan === 'deferred' ? this.#deferredDay() : FIRST_DAY });
    this.#open = plan.map((instalment, number) => ({ ...instalment, number }));
    this.#payDue();
    return { total: orderTotal(this.#parts), fee };
  }

  async change(to: DrawnTrip): Promise<Refused | { difference: number }> {
    if (this.#isCancelled) return { refused: 'ALREADY_CANCELLED' };
    const { policy, checkin } = this.#sold();
    if (modifiable({ policy, checkin }, this.#today).kind !== 'until') return { refused: 'NOT_MODIFIABLE' };
    if (addDays(FIRST_DAY, to.arrival) < this.#today) return { refused: 'PAST' };
    const { parts } = this.#priced(to, this.#parts.paymentFee);
    const whole = modificationPrice(orderTotal(this.#parts), orderTotal(parts));
    const { charged, waived } = this.#open.length > 0 ? { charged: whole, waived: 0 } : chargedModification(whole, LEAST_CHARGE);
    const { kind, amount } = charged;
    const open = this.#openCents();
    if (kind === 'supplement') this.#charge(amount);
    const difference = kind === 'supplement' ? amount : 0 - Math.min(amount, open) - this.#refund(amount);
    this.#parts = { ...parts, gifts: this.#paidByGifts(), waived: waived + this.#joinSmall() };
    this.#trip = to;
    this.#soldOn = this.#today;
    if (this.#order.plan === 'deferred') this.#open = this.#open.map((payment) => ({ ...payment, day: this.#deferredDay() }));
    return { difference };
  }

  async cancel(): Promise<Refused | { refund: number }> {
    if (this.#isCancelled) return { refused: 'ALREADY_CANCELLED' };
    const { product, promotion, waived = 0 } = this.#parts;
    const booking = { ...this.#sold(), nightsAmount: Math.max(0, product - promotion - waived), insured: this.#order.insured };
    const { kind, refund } = cancellationRefund(booking, this.#today);
    if (kind === 'none') return { refused: 'NOT_CANCELLABLE' };
    const back = this.#refund(refund);
    this.#open = [];
    this.#isCancelled = true;
    return { refund: back };
  }

  async spend(place: number): Promise<Refused | { spent: number }> {
    const gift = this.#gifts[place]!;
    if (gift.remaining === 0) return { refused: 'GIFT_USED' };
    const [use] = spreadGifts(NIGHT_ELSEWHERE, [gift]).used;
    gift.remaining -= use!.amount;
    return { spent: use!.amount };
  }

  async goodwill(payment: string, cents: number) {
    this.#payments.find(({ id }) => id === payment)!.back += cents;
  }

  async wait(days: number) {
    this.#today = addDays(this.#today, days);
    this.#payDue();
  }

  async books(): Promise<Books> {
    return {
      payments: this.#payments.map((payment) => ({ ...payment, failed: 0 })),
      gifts: this.#gifts.map(({ gave, back, remaining }) => ({ gave, back, remaining })),
      open: this.#openCents(),
      total: orderTotal(this.#parts),
      paidByGifts: this.#parts.gifts,
    };
  }

  #priced({ stay, nights }: DrawnTrip, paymentFee: number) {
    const { code, insured } = this.#order;
    const scope = code && { products: null, themes: code.theme === undefined ? null : [code.theme], minisites: null };
    const terms = code && {
      percent: code.percent,
      cents: code.cents,
      validFrom: FIRST_DAY,
      validUntil: FIRST_DAY,
      minimum: code.minimum,
      scope,
    };
    const product = { product: 'stay', themes: [stay.theme], price: stay.nightPrice * nights, extras: 0, shipping: 0 } as const;
    return orderPrice(
      { ...product, cancellationType: stay.policy },
      { insured, promotion: terms && { code: terms, day: FIRST_DAY }, paymentFee },
    );
  }

  #sold() {
    const checkin = addDays(FIRST_DAY, this.#trip.arrival);
    return { checkin, policy: policyFor({ type: this.#trip.stay.policy, cancellable: true }, { checkin, today: this.#soldOn }) };
  }

  #deferredDay() {
    const { checkin, policy } = this.#sold();
    const day = deferredPaymentDay(policy.cancellationDeadline, checkin);
    return day > this.#today ? day : this.#today;
  }

  /** A supplement is borne by the instalments that are to come, else it is paid now. */
  #charge(amount: number) {
    if (this.#open.length === 0) return this.#pay(amount);
    const raised = raiseInstalments(this.#open, amount);
    this.#open = this.#open.map((instalment) => ({ ...instalment, ...raised.find(({ number }) => number === instalment.number)! }));
  }

  /** Answers the cents that go back beside what is no longer to come. */
  #refund(amount: number): number {
    const { open, rest } = reduceInstalments(this.#open, amount);
    this.#open = this.#open
      .map((instalment) => ({ ...instalment, ...open.find(({ number }) => number === instalment.number)! }))
      .filter((instalment) => instalment.amount > 0);
    const split = splitRefund(rest, {
      payments: this.#payments.map(({ id, paid, back }) => ({ id, left: paid - back })).sort((a, b) => b.left - a.left),
      gifts: this.#gifts.map(({ code, gave, back }) => ({ code, amount: gave - back })),
    });
    for (const { id, amount: back } of split.payments) this.#payments.find((payment) => payment.id === id)!.back += back;
    for (const { code, amount: back } of split.gifts) {
      const gift = this.#gifts.find((one) => one.code === code)!;
      gift.back += back;
      gift.remaining += back;
    }
    return split.total;
  }

  /** Cents that no instalment is left to take. */
  #joinSmall(): number {
    const { open, waived } = chargeableInstalments(this.#open, LEAST_CHARGE);
    const amounts = new Map(open.map(({ number, amount }) => [number, amount]));
    this.#open = this.#open.flatMap((one) => (amounts.get(one.number)! > 0 ? [{ ...one, amount: amounts.get(one.number)! }] : []));
    return waived;
  }

  #payDue() {
    for (const { amount } of this.#open.filter(({ day }) => day <= this.#today)) this.#pay(amount);
    this.#open = this.#open.filter(({ day }) => day > this.#today);
  }

  #pay(amount: number) {
    if (amount > 0) this.#payments.push({ id: `card-${this.#payments.length}`, paid: amount, back: 0 });
  }

  #openCents() {
    return this.#open.reduce((sum, { amount }) => sum + amount, 0);
  }

  #paidByGifts() {
    return this.#gifts.reduce((sum, { gave, back }) => sum + gave - back, 0);
  }
}

const stays: fc.Arbitrary<DrawnStay> = fc.record({
  id: fc.constantFrom('101', '102', '103'),
  nightPrice: fc.oneof(
    fc.constant(10_000),
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 1_000, max: 90_000 }),
    fc.integer({ min: 1, max: 400_000 }),
  ),
  policy: fc.constantFrom('FLEX_2', 'FLEX_7', 'NCNR'),
  theme: fc.constantFrom('spa', 'golf'),
});

const codes: fc.Arbitrary<DrawnCode> = fc
  .record({
    name: fc.constant('CODE'),
    ...{ percent: fc.constant(null), cents: fc.constant(null) },
    minimum: fc.oneof(fc.constant(0), fc.constantFrom(10_001, 20_000, 20_001), fc.integer({ min: 0, max: 60_000 })),
    theme: fc.option(fc.constantFrom('spa', 'golf'), { nil: undefined }),
    value: fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), cents: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), cents: fc.integer({ min: 1, max: 60_000 }) }),
    ),
  })
  .map(({ value, ...code }) => ({ ...code, ...value }));

test('in drawn histories of an order money in is money out and the price that is held, to the cent, per card and gift', async () => {
  await fc.assert(
    fc.asyncProperty(historiesOf(stays, codes), (history) => playHistory(history, new ShopOfRules())),
    { numRuns: draws(10_000) },
  );
}, 60_000);
