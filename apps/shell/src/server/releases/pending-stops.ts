/** Stops of canaries that the store has not taken yet: they are written again until it does, or its squad could not end them. */
export class PendingStops {
  readonly #reasons = new Map<string, string>();
  readonly #failed = new Set<string>();
  readonly #write: (key: string, reason: string) => Promise<void>;
  readonly #report: (key: string, error: unknown) => void;

  /** `report` is called once for a stop, however often writing it fails. */
  constructor(write: (key: string, reason: string) => Promise<void>, report: (key: string, error: unknown) => void) {
    this.#write = write;
    this.#report = report;
  }

  add(key: string, reason: string): void {
    this.#reasons.set(key, reason);
  }

  async write(): Promise<void> {
    for (const [key, reason] of this.#reasons)
      try {
        await this.#write(key, reason);
        this.#reasons.delete(key);
      } catch (error) {
        if (!this.#failed.has(key)) this.#report(key, error);
        this.#failed.add(key);
      }
  }
}
