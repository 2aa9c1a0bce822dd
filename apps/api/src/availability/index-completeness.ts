/** Transactions of the database as a reader of its changes sees them, by number. */
export interface SeenTransactions {
  /** The oldest that may still commit: changes of it and of later ones are not read yet. */
  readonly horizon: bigint;
  /** Higher than all that had ended. */
  readonly next: bigint;
}

/**
 * Until when an index holds everything that was committed. A transaction that stays open holds the horizon back, so the moment
 * of the last reading says little: what was committed by a moment is read once the horizon has passed all that had ended by then.
 */
export class IndexCompleteness {
  #completeAt: number;
  readonly #ahead: { next: bigint; at: number }[] = [];

  /** Moments are milliseconds of one monotonic clock. */
  constructor(at: number) {
    this.#completeAt = at;
  }

  get completeAt(): number {
    return this.#completeAt;
  }

  /** Changes before the horizon were read, as of a moment. */
  changesRead({ horizon, next }: SeenTransactions, at: number): void {
    const last = this.#ahead.at(-1);
    if (last?.next === next) last.at = at;
    else this.#ahead.push({ next, at });
    while (this.#ahead[0] && this.#ahead[0].next <= horizon) this.#completeAt = this.#ahead.shift()!.at;
  }

  /** Everything was read, as of a moment. */
  allRead(at: number): void {
    this.#completeAt = at;
    this.#ahead.length = 0;
  }
}
