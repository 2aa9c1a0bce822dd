import { holds, same } from './agreement.ts';
import { moneyBack, moneyFailed, moneyHeld, moneyPaid, sumOf, type Books } from './books.ts';
import { checkInstruments, checkRefund } from './check-instruments.ts';
import type { DisputeEnd, MoneyStep } from './drawn-money.ts';
import type { DrawnChange, DrawnOrder, DrawnTrip } from './history.ts';
import { expectedDeferredDay, expectedPrice, expectedRefund, lessTooLittle, mayChange, type ExpectedPrice } from './oracle.ts';
import { PlayedPayments } from './played-payments.ts';
import { NIGHT_ELSEWHERE, type PlayedShop } from './played-shop.ts';

/** A booking and what the oracle knows of it. */
export class PlayedBooking {
  readonly #order: DrawnOrder;
  readonly #fee: number;
  readonly #shop: PlayedShop;
  readonly #payments: PlayedPayments;
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
    this.#payments = new PlayedPayments(shop.provider, (payment, cents) => shop.goodwill(payment, cents));
    this.#trip = order;
    this.#price = price;
  }

  async begin(gifts: readonly number[]): Promise<void> {
    const books = await this.#readBooks();
    same(
      books.gifts.map(({ gave }) => gave),
      gifts,
      'what each gift pays',
    );
    this.#left = gifts.map((gave, place) => this.#order.gifts[place]!.cents - gave);
    this.#checkBooks(books);
    this.#books = books;
  }

  async wait(days: number, isDeclined = false): Promise<void> {
    this.#today += days;
    // On the day before arrival a charge that is declined ends the booking.
    await this.#shop.wait(days, isDeclined && this.#today <= this.#trip.arrival - 2);
    const books = await this.#readBooks();
    this.#checkBooks(books);
    this.#checkCharges(books);
    same(moneyBack(books), moneyBack(this.#books), 'what time alone gives back');
    await this.#payments.checkCarriedOut(books);
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
    const books = await this.#readBooks();
    this.#checkBooks(books);
    this.#books = books;
  }

  /** An event of the payments leaves the price, instalments and gifts alone. */
  async happen(step: MoneyStep): Promise<void> {
    const { beside, failed } = await this.#payments.happen(step, this.#books);
    this.#beside += beside;
    const books = await this.#readBooks();
    this.#checkBooks(books);
    same(moneyBack(books) - moneyBack(this.#books), beside, 'what a colleague or a bank gives back beside the price');
    const grown = moneyFailed(books) - moneyFailed(this.#books);
    holds(grown >= failed.least && grown <= failed.most, `${grown} more wait for a person, not ${failed.least} to ${failed.most}`);
    same([books.open, books.paidByGifts], [this.#books.open, this.#books.paidByGifts], 'what that leaves alone');
    this.#books = books;
  }

  /** Whatever is open comes to its end: then what was paid less what the customer got is what the shop holds. */
  async settle(end: DisputeEnd): Promise<void> {
    await this.#payments.settle(end, async () => {
      await this.wait(0);
      return this.#books;
    });
  }

  async change(to: DrawnChange): Promise<void> {
    const answer = await this.#shop.change(to);
    if (this.#isCancelled) return same(answer, { refused: 'ALREADY_CANCELLED' }, 'a change of a cancelled booking');
    if (!mayChange(this.#trip, this.#soldOn, this.#today))
      return same(answer, { refused: 'NOT_MODIFIABLE' }, 'a change that comes too late');
    if (this.#payments.isContested) return same(answer, { refused: 'NOT_MODIFIABLE' }, 'a change of what a bank has taken back');
    if (to.arrival < this.#today) return same('refused' in answer, true, 'a change into the past');
    const whole = expectedPrice(to, this.#order, this.#fee);
    const wanted = whole.total - this.#price.total;
    const { open } = this.#books;
    // A supplement alone, or what a cheaper stay leaves of the instalments.
    const price = lessTooLittle(whole, wanted > 0 && open > 0 ? 0 : Math.max(0, wanted + open));
    // What was given back already is not given again.
    const givenBefore = Math.max(0, -wanted - open - moneyHeld(this.#books));
    const difference = wanted > 0 ? wanted - price.waived : wanted + givenBefore;
    const books = await this.#readBooks();
    if (to.payment === 'givenUp' && difference > 0 && open === 0) {
      same(answer, { refused: 'PAYMENT_DECLINED' }, 'a change whose supplement was given up');
      return same(books, this.#books, 'what that leaves alone');
    }
    same(answer, { difference }, 'the difference of a change');
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
    // What is still to come is let go first, and never taken any more; what a bank has taken back is promised, and not given once more.
    const { uncovered } = this.#payments;
    const promised = Math.min(moneyHeld(this.#books), Math.max(0, refund - this.#books.open));
    const disputed = this.#payments.promise(promised, this.#books);
    same(answer, { refund: promised - disputed }, 'the refund of a cancellation');
    const books = await this.#readBooks();
    this.#isCancelled = true;
    checkRefund(promised, { before: this.#books, after: books, uncovered, disputed });
    checkInstruments(books, this.#left);
    same(books.open, 0, 'what is still to come of a cancelled booking');
    same(moneyHeld(books), moneyHeld(this.#books) - promised, 'what the shop keeps of a cancelled booking');
    this.#books = books;
  }

  /** Money in is money out and the price that is held. */
  #checkBooks(books: Books): void {
    checkInstruments(books, this.#left);
    same(books.total, this.#isCancelled ? books.total : this.#price.total, 'the total of the stored parts');
    if (this.#isCancelled) return;
    same(moneyHeld(books) + books.open, this.#price.total - this.#beside, 'what is held and still to come');
    same(books.paidByGifts, sumOf(books.gifts.map(({ gave, back }) => gave - back)), 'what gifts pay of the stored parts');
  }

  /** Nothing is charged by a plan while a bank has taken a payment back. A deferred payment takes nothing before its day, and everything on it. */
  #checkCharges(books: Books): void {
    if (this.#payments.isContested) return same(moneyPaid(books), moneyPaid(this.#books), 'what a plan takes meanwhile');
    if (this.#order.plan !== 'deferred' || this.#isCancelled) return;
    const isDue = this.#today >= expectedDeferredDay(this.#trip, this.#soldOn);
    same(books.open, isDue ? 0 : this.#books.open, 'what a deferred payment still takes');
  }

  async #readBooks(): Promise<Books> {
    const books = await this.#shop.books();
    await this.#payments.check(books);
    return books;
  }

  #checkDifference(difference: number, books: Books, waived: number): void {
    const { open } = this.#books;
    if (difference < 0) {
      same(books.open, Math.max(0, open + difference) - waived, 'instalments after a refund');
      return this.#checkRefund(Math.max(0, -difference - open), books);
    }
    const paidNow = moneyPaid(books) - moneyPaid(this.#books);
    same([books.open - open, paidNow], open > 0 ? [difference, 0] : [0, difference], 'where a supplement is paid');
    same(moneyBack(books), moneyBack(this.#books), 'what a supplement gives back');
  }

  #checkRefund(refund: number, after: Books): void {
    checkRefund(refund, { before: this.#books, after, uncovered: this.#payments.uncovered });
  }
}
