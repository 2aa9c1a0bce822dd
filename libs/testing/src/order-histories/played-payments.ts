import { sumOf, type Books } from './books.ts';
import { holds, same } from './agreement.ts';
import type { DisputeEnd, MoneyStep } from './drawn-money.ts';
import type { PlayedProvider, ProviderPayment } from './played-provider.ts';

interface PlayedDispute {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
  /** Cents of it that stand for promised refunds: those that were not carried out before it, and those of a cancellation since. */
  readonly covered: number;
  readonly end?: DisputeEnd;
}

/** What an event does to the books; cents. */
export interface MoneyEffect {
  /** Given back beside the price. */
  readonly beside: number;
  /** By how much refunds that wait for a person grow, at least and at most. */
  readonly failed: { readonly least: number; readonly most: number };
}

type GiveBack = (payment: string, cents: number) => Promise<void>;

const NOTHING: MoneyEffect = { beside: 0, failed: { least: 0, most: 0 } };

/**
 * The payments of an order, followed by what has happened at the provider and at banks. What the customer has got of each is worked
 * out from these events and the provider's books; the shop's books are only compared with it.
 */
export class PlayedPayments {
  readonly #provider: PlayedProvider | undefined;
  readonly #giveBack: GiveBack;
  #disputes: readonly PlayedDispute[] = [];
  readonly #transferred = new Map<string, number>();

  /** `giveBack`: a refund in the provider's dashboard. Without a provider nothing else happens to payments. */
  constructor(provider: PlayedProvider | undefined, giveBack: GiveBack) {
    this.#provider = provider;
    this.#giveBack = giveBack;
  }

  /** A bank has taken something of them back, for now or for good. */
  get isContested(): boolean {
    return this.#disputes.some(isWithdrawn);
  }

  /** Cents that banks have taken back and that no promised refund stands for. */
  get uncovered(): number {
    return sumOf(this.#disputes.filter(isWithdrawn).map(({ amount, covered }) => amount - covered));
  }

  /** Of a refund that is promised now, banks give as much as they have taken back: the largest payment first. Answers their cents. */
  promise(refund: number, { payments }: Books): number {
    let due = refund;
    for (const { id } of payments.toSorted((a, b) => b.paid - a.paid || (a.id < b.id ? -1 : 1)))
      this.#disputes = this.#disputes.map((dispute) => {
        if (dispute.payment !== id || !isWithdrawn(dispute)) return dispute;
        const part = Math.min(due, dispute.amount - dispute.covered);
        due -= part;
        return { ...dispute, covered: dispute.covered + part };
      });
    return refund - due;
  }

  /** Carries an event out. */
  happen(step: MoneyStep, books: Books): Promise<MoneyEffect> {
    switch (step.kind) {
      case 'goodwill':
        return this.#goodwill(step.percent, books);
      case 'dispute':
        return this.#dispute(step, books);
      case 'closeDispute':
        return this.#closeDispute(step);
      case 'failRefund':
        return this.#failRefund(step.refund);
      case 'transferRefund':
        return this.#transferRefund(step.refund);
    }
  }

  /** The provider holds what the shop says, and no customer gets more than they have paid, or than was promised. */
  async check(books: Books): Promise<void> {
    if (!this.#provider) return;
    const held = await this.#provider.payments();
    same(
      held.map(({ id, paid }) => [id, paid]),
      books.payments.map(({ id, paid }) => [id, paid]),
      'what the provider has taken',
    );
    for (const [place, one] of held.entries()) {
      const { back } = books.payments[place]!;
      const got = this.#gotOf(one);
      const uncovered = sumOf(this.#withdrawnOf(one.id).map(({ amount, covered }) => amount - covered));
      holds(got <= back, `a payment of ${one.paid} gave ${got} back of ${back} that were promised`);
      holds(back + uncovered <= one.paid, `a payment of ${one.paid}, of which a bank took ${uncovered}, has ${back} promised back`);
      const sent = one.refunded + one.withdrawn + this.#transferredOf(one.id);
      holds(sent <= one.paid, `the customer got ${sent} of ${one.paid}`);
    }
  }

  /** Everything that is promised has reached the customer, but what waits for the end of a dispute or for a person. */
  async checkCarriedOut(books: Books): Promise<void> {
    if (!this.#provider) return;
    for (const [place, one] of (await this.#provider.payments()).entries()) {
      const { back, failed } = books.payments[place]!;
      if (this.#withdrawnOf(one.id).some(({ end }) => end === undefined)) continue;
      same(this.#gotOf(one), back - failed, `what the customer got of a payment of ${one.paid}`);
    }
  }

  /** Ends what is open: every dispute, and by transfers every refund that has failed. `carryOut`: the shop does what is due. */
  async settle(end: DisputeEnd, carryOut: () => Promise<Books>): Promise<void> {
    if (!this.#provider) return;
    for (const { id, end: isOver } of this.#disputes) if (!isOver) await this.#close(id, end);
    await carryOut();
    while ((await this.#transferRefund(0)) !== NOTHING);
    const books = await carryOut();
    same(sumOf(books.payments.map(({ failed }) => failed)), 0, 'what still waits for a person');
    await this.checkCarriedOut(books);
  }

  async #goodwill(percent: number, { payments }: Books): Promise<MoneyEffect> {
    const free = payments.filter(({ id }) => this.#withdrawnOf(id).length === 0);
    const [largest] = free.toSorted((a, b) => b.paid - b.back - (a.paid - a.back));
    const cents = largest ? Math.floor(((largest.paid - largest.back) * percent) / 100) : 0;
    if (!largest || cents === 0) return NOTHING;
    await this.#giveBack(largest.id, cents);
    // What has failed is settled by it first.
    const settled = Math.min(cents, largest.failed);
    return { beside: cents - settled, failed: { least: -settled, most: -settled } };
  }

  async #dispute({ payment, percent }: { payment: number; percent: number }, books: Books): Promise<MoneyEffect> {
    const held = (await this.#provider?.payments()) ?? [];
    const place = payment % held.length;
    const one = held[place];
    if (!one) return NOTHING;
    const room = one.paid - one.refunded - one.withdrawn - this.#transferredOf(one.id);
    const amount = Math.ceil((room * percent) / 100);
    if (amount === 0) return NOTHING;
    const owed = books.payments[place]!.back - this.#gotOf(one);
    const covered = Math.min(amount, owed);
    const id = await this.#provider!.dispute({ payment: one.id, cents: amount });
    this.#disputes = [...this.#disputes, { id, payment: one.id, amount, covered }];
    return { beside: 0, failed: { least: -covered, most: 0 } };
  }

  async #closeDispute({ dispute, end }: { dispute: number; end: DisputeEnd }): Promise<MoneyEffect> {
    const open = this.#disputes.filter((one) => one.end === undefined);
    const closed = open[dispute % open.length];
    if (closed) await this.#close(closed.id, end);
    return NOTHING;
  }

  async #close(id: string, end: DisputeEnd): Promise<void> {
    await this.#provider!.closeDispute(id, end);
    this.#disputes = this.#disputes.map((one) => (one.id === id ? { ...one, end } : one));
  }

  async #failRefund(place: number): Promise<MoneyEffect> {
    const failed = await this.#provider?.failRefund(place);
    return failed ? { beside: 0, failed: { least: failed.cents, most: failed.cents } } : NOTHING;
  }

  async #transferRefund(place: number): Promise<MoneyEffect> {
    const given = await this.#provider?.transferRefund(place);
    if (!given) return NOTHING;
    this.#transferred.set(given.payment, this.#transferredOf(given.payment) + given.cents);
    return { beside: 0, failed: { least: -given.cents, most: -given.cents } };
  }

  /** Cents of what was promised that the customer has got, or that a bank holds for them. */
  #gotOf({ id, refunded }: ProviderPayment): number {
    return refunded + this.#transferredOf(id) + sumOf(this.#withdrawnOf(id).map(({ covered }) => covered));
  }

  #withdrawnOf(payment: string): readonly PlayedDispute[] {
    return this.#disputes.filter((dispute) => dispute.payment === payment && isWithdrawn(dispute));
  }

  #transferredOf(payment: string): number {
    return this.#transferred.get(payment) ?? 0;
  }
}

function isWithdrawn({ end }: PlayedDispute): boolean {
  return end === undefined || end === 'lost';
}
