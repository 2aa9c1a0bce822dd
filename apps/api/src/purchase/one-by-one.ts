/**
 * Work on the same thing, one after the other in the order of arrival; work on other things goes on beside it.
 *
 * Everybody who buys in one hotel waits for the same rows. Here they wait without holding a connection of the database, so
 * that the rest of the shop is served while hundreds want one room; between processes the locks of the database decide.
 */
export class OneByOne {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const own = (this.#last.get(thing) ?? Promise.resolve()).then(work, work);
    const settled: Promise<void> = own.then(
      () => this.#forget(thing, settled),
      () => this.#forget(thing, settled),
    );
    this.#last.set(thing, settled);
    return own;
  }

  #forget(thing: string, settled: Promise<unknown>): void {
    if (this.#last.get(thing) === settled) this.#last.delete(thing);
  }

  /** How many things somebody works on. */
  get size(): number {
    return this.#last.size;
  }
}
