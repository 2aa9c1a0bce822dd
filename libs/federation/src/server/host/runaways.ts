const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 300_000;
/** A release that has behaved for this long after its rest starts anew. */
const FORGIVEN_MS = 600_000;

interface Rest {
  readonly until: number;
  readonly ms: number;
}

/**
 * Releases whose code was cut off because it did not come to an end. Each time costs every visitor seconds, so each rest
 * is twice as long as the one before: 5 s, 10 s, at most five minutes.
 */
export class Runaways {
  readonly #rests = new Map<string, Rest>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  isOut(key: string): boolean {
    return this.#now() < (this.#rests.get(key)?.until ?? -Infinity);
  }

  cutOff(key: string): void {
    const now = this.#now();
    const last = this.#rests.get(key);
    const ms = last && now - last.until < FORGIVEN_MS ? Math.min(last.ms * 2, LONGEST_REST_MS) : FIRST_REST_MS;
    this.#rests.set(key, { until: now + ms, ms });
  }

  forget(key: string): void {
    this.#rests.delete(key);
  }
}
