/** Works through lists one after the other: a failure stops nothing else, and all are thrown together at the end. */
export class SettleAll {
  readonly #failures: unknown[] = [];

  async of<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
    for (const item of items) await work(item).catch((error: unknown) => this.#failures.push(error));
  }

  /** Throws once for all that failed, with the first as its cause. */
  throwFailures(): void {
    const [cause] = this.#failures;
    if (cause !== undefined) throw new AggregateError(this.#failures, `${this.#failures.length} of them could not be done`, { cause });
  }
}
