import { moneyBack, moneyHeld, sumOf, type Books } from './books.ts';
import type { DrawnGift, DrawnOrder, DrawnTrip, History } from './history.ts';
import {
  codeRefusal,
  expectedDeferredDay,
  expectedFee,
  expectedPrice,
  expectedRefund,
  lessTooLittle,
  mayChange,
  shareOf,
  type ExpectedPrice,
} from './oracle.ts';
import { NIGHT_ELSEWHERE, type PlayedShop } from './played-shop.ts';

export type { Books } from './books.ts';
export * from './history.ts';
export { codeRefusal } from './oracle.ts';
export * from './played-shop.ts';

/** Plays a history against the oracle; throws what differs, at the step where it does. */
export async function playHistory({ order, steps }: History, shop: PlayedShop): Promise<void> {
  const booking = await buy(order, shop);
  for (const step of steps) {
    if (step.kind === 'wait') await booking.wait(step.days);
    if (step.kind === 'change') await booking.change(step);
    if (step.kind === 'cancel') await booking.cancel();
    if (step.kind === 'spend') await booking.spend(step.gift);
    if (step.kind === 'goodwill') await booking.goodwill(step.percent);
  }
  await booking.cancel();
}

async function buy(order: DrawnOrder, shop: PlayedShop): Promise<PlayedBooking> {
  const refusal = codeRefusal(order.code, order);
  if (refusal) {
    same(await shop.order(order), { refused: refusal }, 'the code of a new order');
    return buy({ ...order, code: undefined }, shop);
  }
  const withoutFee = expectedPrice(order, order, 0);
  const gifts = spent(order.gifts, withoutFee.total);
  const rest = withoutFee.total - sumOf(gifts);
  const { waived } = lessTooLittle(withoutFee, rest);
  const fee = order.plan ? expectedFee(order.plan, rest - waived) : 0;
  if (fee === undefined) {
    same(await shop.order(order), { refused: 'PAYMENT_PLAN_NOT_ELIGIBLE' }, 'the plan of a new order');
    return buy({ ...order, plan: undefined }, shop);
  }
  same(await shop.order(order), { total: withoutFee.total + fee - waived, fee }, 'the price of a new order');
  const booking = new PlayedBooking(order, { fee, price: lessTooLittle(expectedPrice(order, order, fee), rest) }, shop);
  await booking.begin(gifts);
  return booking;
}

/** Gifts pay one after the other, each as far as it goes. */
function spent(gifts: readonly DrawnGift[], total: number): number[] {
  const used: number[] = [];
  for (const { cents } of gifts) used.push(Math.min(cents, total - sumOf(used)));
  return used.filter((cents) => cents > 0);
}

/** A booking and what the oracle knows of it. */
class PlayedBooking {
  readonly #order: DrawnOrder;
  readonly #fee: number;
  readonly #shop: PlayedShop;
  #trip: DrawnTrip;
  #price: ExpectedPrice;
  #today = 0;
  /** The day on which the booked stay was sold: its policy is that of this day. */
  #soldOn = 0;
  #isCancelled = false;
  #books!: Books;
  /** Given back beside the price: the order holds that much less than it costs. */
  #beside = 0;
  /** What is on each gift besides what it gets back: less once another order has spent some. */
  #left: number[] = [];

  constructor(order: DrawnOrder, { fee, price }: { fee: number; price: ExpectedPrice }, shop: PlayedShop) {
    this.#order = order;
    this.#fee = fee;
    this.#shop = shop;
    this.#trip = order;
    this.#price = price;
  }

  async begin(gifts: readonly number[]): Promise<void> {
    const books = await this.#shop.books();
    same(
      books.gifts.map(({ gave }) => gave),
      gifts,
      'what each gift pays',
    );
    this.#left = gifts.map((gave, place) => this.#order.gifts[place]!.cents - gave);
    this.#checkBooks(books);
    this.#books = books;
  }

  async wait(days: number): Promise<void> {
    this.#today += days;
    await this.#shop.wait(days);
    const books = await this.#shop.books();
    this.#checkBooks(books);
    this.#checkDeferred(books);
    same(moneyBack(books), moneyBack(this.#books), 'what time alone gives back');
    this.#books = books;
  }

  async spend(gift: number): Promise<void> {
    const found = this.#books.gifts[gift];
    if (!found) return;
    const answer = await this.#shop.spend(gift);
    if (found.remaining === 0) return same(answer, { refused: 'GIFT_USED' }, 'a gift that is empty');
    const taken = Math.min(found.remaining, NIGHT_ELSEWHERE);
    same(answer, { spent: taken }, 'what another order takes off a gift');
    this.#left[gift]! -= taken;
    const books = await this.#shop.books();
    this.#checkBooks(books);
    this.#books = books;
  }

  async goodwill(percent: number): Promise<void> {
    const held = Math.max(0, ...this.#books.payments.map(({ paid, back }) => paid - back));
    const cents = Math.floor((held * percent) / 100);
    if (cents === 0) return;
    await this.#shop.goodwill(cents);
    this.#beside += cents;
    const books = await this.#shop.books();
    this.#checkBooks(books);
    same(moneyBack(books) - moneyBack(this.#books), cents, 'what a colleague gives back');
    same([books.open, books.paidByGifts], [this.#books.open, this.#books.paidByGifts], 'what that leaves alone');
    this.#books = books;
  }

  async change(to: DrawnTrip): Promise<void> {
    const answer = await this.#shop.change(to);
    if (this.#isCancelled) return same(answer, { refused: 'ALREADY_CANCELLED' }, 'a change of a cancelled booking');
    if (!mayChange(this.#trip, this.#soldOn, this.#today))
      return same(answer, { refused: 'NOT_MODIFIABLE' }, 'a change that comes too late');
    if (to.arrival < this.#today) return same('refused' in answer, true, 'a change into the past');
    const whole = expectedPrice(to, this.#order, this.#fee);
    const wanted = whole.total - this.#price.total;
    const { open } = this.#books;
    // A supplement alone, or what a cheaper stay leaves of the instalments.
    const price = lessTooLittle(whole, wanted > 0 && open > 0 ? 0 : Math.max(0, wanted + open));
    // What was given back already is not given again.
    const givenBefore = Math.max(0, -wanted - open - moneyHeld(this.#books));
    const difference = wanted > 0 ? wanted - price.waived : wanted + givenBefore;
    same(answer, { difference }, 'the difference of a change');
    const books = await this.#shop.books();
    [this.#trip, this.#price, this.#soldOn] = [to, price, this.#today];
    this.#beside -= givenBefore;
    this.#checkBooks(books);
    this.#checkDifference(difference, books, wanted > 0 ? 0 : price.waived);
    this.#books = books;
  }

  async cancel(): Promise<void> {
    const answer = await this.#shop.cancel();
    if (this.#isCancelled) return same(answer, { refused: 'ALREADY_CANCELLED' }, 'a second cancellation');
    const booking = { price: this.#price, insured: this.#order.insured, soldOn: this.#soldOn };
    const refund = expectedRefund(this.#trip, booking, this.#today);
    if (refund === undefined) return same(answer, { refused: 'NOT_CANCELLABLE' }, 'a cancellation that comes too late');
    // What is still to come is let go first, and never taken any more.
    const back = Math.min(moneyHeld(this.#books), Math.max(0, refund - this.#books.open));
    same(answer, { refund: back }, 'the refund of a cancellation');
    const books = await this.#shop.books();
    this.#isCancelled = true;
    this.#checkRefund(back, books);
    this.#checkInstruments(books);
    same(books.open, 0, 'what is still to come of a cancelled booking');
    same(moneyHeld(books), moneyHeld(this.#books) - back, 'what the shop keeps of a cancelled booking');
    this.#books = books;
  }

  /** Money in is money out and the price that is held. */
  #checkBooks(books: Books): void {
    this.#checkInstruments(books);
    same(books.total, this.#isCancelled ? books.total : this.#price.total, 'the total of the stored parts');
    if (this.#isCancelled) return;
    same(moneyHeld(books) + books.open, this.#price.total - this.#beside, 'what is held and still to come');
    same(books.paidByGifts, sumOf(books.gifts.map(({ gave, back }) => gave - back)), 'what gifts pay of the stored parts');
  }

  /** A deferred payment takes nothing before its day, and everything on it. */
  #checkDeferred(books: Books): void {
    if (this.#order.plan !== 'deferred' || this.#isCancelled) return;
    const isDue = this.#today >= expectedDeferredDay(this.#trip, this.#soldOn);
    same(books.open, isDue ? 0 : this.#books.open, 'what a deferred payment still takes');
  }

  #checkInstruments({ payments, gifts }: Books): void {
    for (const { paid, back } of payments) holds(back >= 0 && back <= paid, `a payment of ${paid} gave ${back} back`);
    for (const [place, { gave, back, remaining }] of gifts.entries()) {
      holds(back >= 0 && back <= gave, `a gift that gave ${gave} got ${back} back`);
      same(remaining, this.#left[place]! + back, 'what is on a gift');
    }
  }

  #checkDifference(difference: number, books: Books, waived: number): void {
    const { open } = this.#books;
    if (difference < 0) {
      same(books.open, Math.max(0, open + difference) - waived, 'instalments after a refund');
      return this.#checkRefund(Math.max(0, -difference - open), books);
    }
    const paidNow = sumOf(books.payments.map(({ paid }) => paid)) - sumOf(this.#books.payments.map(({ paid }) => paid));
    same([books.open - open, paidNow], open > 0 ? [difference, 0] : [0, difference], 'where a supplement is paid');
    same(moneyBack(books), moneyBack(this.#books), 'what a supplement gives back');
  }

  /** A refund goes back in the shares that card and gifts hold, to the cent that rounding leaves. */
  #checkRefund(refund: number, books: Books): void {
    same(moneyBack(books) - moneyBack(this.#books), refund, 'what went back');
    const total = moneyHeld(this.#books);
    for (const [place, { gave, back }] of this.#books.gifts.entries()) {
      const got = books.gifts[place]!.back - back;
      const { least, most } = shareOf(refund, gave - back, { total, gifts: books.gifts.length });
      holds(got >= least && got <= most, `a gift that held ${gave - back} of ${total} got ${got} of ${refund}, not ${least} to ${most}`);
    }
  }
}

function same(found: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: ${left}, but the oracle says ${right}`);
}

function holds(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}
