/** How long a release that fails is left alone before it is tried again. */
export const OPEN_MS = 5_000;
/** Uses that are looked back on. */
const WINDOW = 20;
const MIN_FAILURES = 5;

interface Circuit {
  /** The last uses, oldest first: whether each went well. */
  readonly uses: boolean[];
  openedAt?: number;
}

/**
 * Notes how the uses of something go. At least five failures that are half of the last twenty uses open it for five
 * seconds; then the next use decides: one success closes it, one failure opens it again.
 */
export class Breaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  isOpen(key: string): boolean {
    const openedAt = this.#circuits.get(key)?.openedAt;
    return openedAt !== undefined && this.#now() - openedAt < OPEN_MS;
  }

  note(key: string, wentWell: boolean): void {
    const circuit = this.#circuits.get(key) ?? { uses: [] };
    this.#circuits.set(key, circuit);
    if (circuit.openedAt !== undefined) {
      if (this.isOpen(key)) return;
      circuit.uses.length = 0;
      circuit.openedAt = wentWell ? undefined : this.#now();
      return;
    }
    circuit.uses.push(wentWell);
    if (circuit.uses.length > WINDOW) circuit.uses.shift();
    const failures = circuit.uses.filter((well) => !well).length;
    if (failures >= MIN_FAILURES && failures * 2 >= circuit.uses.length) circuit.openedAt = this.#now();
  }

  forget(key: string): void {
    this.#circuits.delete(key);
  }
}
