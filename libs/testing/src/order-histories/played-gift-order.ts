import { holds, same } from './agreement.ts';
import { moneyBack, moneyFailed, moneyHeld, moneyPaid, sumOf, type Books } from './books.ts';
import { checkInstruments, checkRefund } from './check-instruments.ts';
import type { DisputeEnd, MoneyStep } from './drawn-money.ts';
import type { DrawnGiftOrder } from './gift-history.ts';
import { shareOf } from './oracle.ts';
import type { PlayedGiftShop } from './played-gift-shop.ts';
import { PlayedPayments } from './played-payments.ts';
import { NIGHT_ELSEWHERE } from './played-shop.ts';

/** A piece of the order, and what the oracle knows of it. */
interface Piece {
  readonly kind: 'card' | 'box';
  readonly remaining: number;
  readonly isExtended: boolean;
}

/** A stay that a piece has paid, the rest by card; cents. */
interface Use {
  readonly piece: number;
  readonly taken: number;
  readonly isReturned: boolean;
}

/** Of what is sold on the first of June 2030; an extension is one of three months. */
const LAST_DAYS = {
  card: { sold: '2031-12-01', extended: '2032-03-01', again: '2032-06-01' },
  box: { sold: '2031-06-01', extended: '2031-09-01', again: '2031-12-01' },
} as const;
const WITHDRAWAL_DAYS = 14;

/** An order of gifts and what the oracle knows of it. */
export class PlayedGiftOrder {
  readonly #order: DrawnGiftOrder;
  readonly #total: number;
  readonly #shop: PlayedGiftShop;
  readonly #payments: PlayedPayments;
  #pieces: readonly Piece[];
  #uses: readonly Use[] = [];
  #today = 0;
  #isGivenBack = false;
  #beside = 0;
  #books!: Books;
  #left: readonly number[] = [];

  constructor(order: DrawnGiftOrder, total: number, shop: PlayedGiftShop) {
    this.#order = order;
    this.#total = total;
    this.#shop = shop;
    this.#payments = new PlayedPayments(shop.provider, (payment, cents) => shop.goodwill(payment, cents));
    this.#pieces = Array.from({ length: order.pieces }, () => ({ kind: order.kind, remaining: order.price, isExtended: false }));
  }

  async begin(uses: readonly number[]): Promise<void> {
    this.#left = uses.map((gave, place) => this.#order.gifts[place]!.cents - gave);
    this.#books = await this.#readBooks();
    const gave = this.#books.gifts.map((gift) => gift.gave);
    same(gave, uses, 'what each gift pays');
  }

  async wait(days: number): Promise<void> {
    this.#today += days;
    await this.#shop.wait(days);
    const books = await this.#readBooks();
    same([moneyBack(books), moneyPaid(books)], [moneyBack(this.#books), moneyPaid(this.#books)], 'what time alone moves');
    await this.#payments.checkCarriedOut(books);
    this.#books = books;
  }

  async happen(step: MoneyStep): Promise<void> {
    const { beside, failed } = await this.#payments.happen(step, this.#books);
    this.#beside += beside;
    const books = await this.#readBooks();
    same(moneyBack(books) - moneyBack(this.#books), beside, 'what a colleague or a bank gives back beside the price');
    const grown = moneyFailed(books) - moneyFailed(this.#books);
    holds(grown >= failed.least && grown <= failed.most, `${grown} more wait for a person, not ${failed.least} to ${failed.most}`);
    this.#books = books;
  }

  async settle(end: DisputeEnd): Promise<void> {
    await this.#payments.settle(end, async () => {
      await this.wait(0);
      return this.#books;
    });
  }

  async spend(place: number): Promise<void> {
    const piece = this.#pieces[place];
    if (!piece) return;
    const answer = await this.#shop.spend(place);
    const refused = this.#isGivenBack ? 'GIFT_CANCELLED' : piece.remaining === 0 ? 'GIFT_USED' : undefined;
    if (refused) return same(answer, { refused }, 'a gift that is worth nothing');
    const taken = Math.min(piece.remaining, NIGHT_ELSEWHERE);
    same(answer, { spent: taken }, 'what a stay takes off a gift');
    this.#set(place, { ...piece, remaining: piece.remaining - taken });
    this.#uses = [...this.#uses, { piece: place, taken, isReturned: false }];
    await this.#movesNothing();
  }

  /** Four fifths of the nights go back, to gift and card in their shares. */
  async returnStay(place: number): Promise<void> {
    const use = this.#uses[place];
    if (!use) return;
    const answer = await this.#shop.returnStay(place);
    if (use.isReturned) return same(answer, { refused: 'ALREADY_CANCELLED' }, 'a stay that is cancelled a second time');
    const rest = NIGHT_ELSEWHERE - use.taken;
    const total = use.taken + (rest <= 49 ? 0 : rest);
    const refund = Math.floor((total * 4) / 5);
    same(answer, { refund }, 'the refund of a stay that a gift has paid');
    const before = this.#pieces[use.piece]!;
    const got = (await this.#shop.pieces())[use.piece]!.remaining - before.remaining;
    const { least, most } = shareOf(refund, use.taken, { total, gifts: 1 });
    holds(got >= least && got <= most, `a gift that paid ${use.taken} of ${total} got ${got} of ${refund}, not ${least} to ${most}`);
    this.#set(use.piece, { ...before, remaining: before.remaining + got });
    this.#uses = this.#uses.map((one) => (one === use ? { ...one, isReturned: true } : one));
    await this.#movesNothing();
  }

  async extend(place: number): Promise<void> {
    const piece = this.#pieces[place];
    if (!piece) return;
    const { extended, again } = LAST_DAYS[this.#order.kind];
    const until = piece.isExtended ? again : extended;
    const answer = await this.#shop.extend(place, until);
    const refused = this.#isGivenBack
      ? 'GIFT_CANCELLED'
      : piece.remaining === 0
        ? 'GIFT_USED'
        : piece.isExtended
          ? 'GIFT_EXTENDED'
          : undefined;
    same(answer, refused ? { refused } : { expiresOn: until }, 'an extension');
    if (!refused) this.#set(place, { ...piece, isExtended: true });
    await this.#movesNothing();
  }

  async transfer(place: number): Promise<void> {
    if (!this.#pieces[place]) return;
    const answer = await this.#shop.transfer(place);
    const refused = this.#refusedWhole(place);
    same(answer, refused ? { refused } : { formerCode: 'GIFT_NOT_FOUND' }, 'a gift that is given on');
    await this.#movesNothing();
  }

  async exchange({ piece: place, to }: { piece: number; to: 'card' | 'box' }): Promise<void> {
    const piece = this.#pieces[place];
    if (!piece) return;
    const answer = await this.#shop.exchange(place, to);
    const refused = piece.kind === 'card' ? 'GIFT_NOT_EXCHANGEABLE' : this.#refusedWhole(place);
    same(answer, refused ? { refused } : { exchanged: true }, 'an exchange');
    if (!refused) this.#set(place, { ...piece, kind: to });
    await this.#movesNothing();
  }

  async giveBack(): Promise<void> {
    const answer = await this.#shop.giveBack();
    if (this.#isGivenBack) return same(answer, { refused: 'ALREADY_CANCELLED' }, 'an order that is given back a second time');
    const isWhole = this.#pieces.every(({ remaining }) => remaining === this.#order.price);
    if (!isWhole || this.#today > WITHDRAWAL_DAYS) return same(answer, { refused: 'NOT_CANCELLABLE' }, 'a gift that is kept');
    const before = this.#books;
    const { uncovered } = this.#payments;
    const promised = Math.min(moneyHeld(before), this.#total);
    const disputed = this.#payments.promise(promised, before);
    same(answer, { refund: promised - disputed }, 'the refund of an order of gifts');
    this.#isGivenBack = true;
    const after = await this.#readBooks();
    checkRefund(promised, { before, after, uncovered, disputed });
    same(moneyHeld(after), moneyHeld(before) - promised, 'what the shop keeps of an order that was given back');
    this.#books = after;
  }

  /** Why the holder can neither give a gift on nor exchange it. */
  #refusedWhole(place: number): string | undefined {
    if (this.#isGivenBack) return 'GIFT_CANCELLED';
    return this.#pieces[place]!.remaining === this.#order.price ? undefined : 'GIFT_USED';
  }

  #set(place: number, piece: Piece): void {
    this.#pieces = this.#pieces.with(place, piece);
  }

  /** What happens to a gift after its purchase moves no money of the order that bought it. */
  async #movesNothing(): Promise<void> {
    const books = await this.#readBooks();
    same(books, this.#books, 'the money of the order that bought a gift');
  }

  /** Each piece is worth what is left of it, in the books and in the ledger, and money in is money out and what is held. */
  async #readBooks(): Promise<Books> {
    const books = await this.#shop.books();
    await this.#payments.check(books);
    checkInstruments(books, this.#left);
    same(books.total, this.#total, 'the total of the stored parts');
    if (!this.#isGivenBack) same(moneyHeld(books), this.#total - this.#beside, 'what is held of an order of gifts');
    const wanted = this.#pieces.map(({ remaining, isExtended }) => ({
      remaining,
      status: this.#isGivenBack ? 'cancelled' : remaining === 0 ? 'used' : 'active',
      expiresOn: LAST_DAYS[this.#order.kind][isExtended ? 'extended' : 'sold'],
      owed: this.#isGivenBack ? 0 : remaining,
    }));
    same(await this.#shop.pieces(), wanted, 'what gifts are worth');
    const spent = sumOf(this.#uses.map(({ taken }) => taken));
    holds(sumOf(this.#pieces.map(({ remaining }) => remaining)) + spent >= this.#order.price * this.#order.pieces, 'a gift has lost worth');
    return books;
  }
}
