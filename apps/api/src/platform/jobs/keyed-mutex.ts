/**
 * Work under the same key, one after the other in the order of arrival; work under other keys runs beside it.
 *
 * Everybody who buys in one hotel waits for the same rows. Here they wait without holding a connection of the database, so
 * that the rest of the shop is served while hundreds want one room; between processes the locks of the database decide.
 */
export class KeyedMutex {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = (this.#tails.get(key) ?? Promise.resolve()).then(work, work);
    const settled: Promise<void> = own.then(
      () => this.#forget(key, settled),
      () => this.#forget(key, settled),
    );
    this.#tails.set(key, settled);
    return own;
  }

  #forget(key: string, settled: Promise<unknown>): void {
    if (this.#tails.get(key) === settled) this.#tails.delete(key);
  }

  /** How many keys are locked. */
  get size(): number {
    return this.#tails.size;
  }
}
