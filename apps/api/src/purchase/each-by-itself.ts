/** Works through lists one after the other: what fails holds nothing else up, and is told at the end. */
export class EachByItself {
  readonly #failures: unknown[] = [];

  async of<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
    for (const item of items) await work(item).catch((error: unknown) => this.#failures.push(error));
  }

  /** Throws once for all that failed, with the first as its cause. */
  tellFailures(): void {
    const [cause] = this.#failures;
    if (cause !== undefined) throw new AggregateError(this.#failures, `${this.#failures.length} of them could not be done`, { cause });
  }
}
