const FIRST_BAN_MS = 5_000;
const LONGEST_BAN_MS = 300_000;
/** A release that has behaved for this long after its ban starts again at the first one. */
const FORGIVEN_MS = 600_000;

interface Ban {
  readonly until: number;
  readonly ms: number;
}

/**
 * Releases that the CPU watchdog has cut off. Each time costs every visitor seconds, so each ban is twice as long as the one
 * before: 5 s, 10 s, at most five minutes.
 */
export class ReleaseBans {
  readonly #bans = new Map<string, Ban>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  isBanned(key: string): boolean {
    return this.#now() < (this.#bans.get(key)?.until ?? -Infinity);
  }

  cutOff(key: string): void {
    const now = this.#now();
    const last = this.#bans.get(key);
    const ms = last && now - last.until < FORGIVEN_MS ? Math.min(last.ms * 2, LONGEST_BAN_MS) : FIRST_BAN_MS;
    this.#bans.set(key, { until: now + ms, ms });
  }

  forget(key: string): void {
    this.#bans.delete(key);
  }
}
