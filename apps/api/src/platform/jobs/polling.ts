/** Does one thing again and again: one round at a time, however many ask for it, the next a pause after the last has ended. */
export class Polling<Result> {
  readonly #round: () => Promise<Result>;
  readonly #pauseMs: () => number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<Result> | undefined;

  /** `pauseMs` may depend on how the last round went. */
  constructor(round: () => Promise<Result>, pauseMs: number | (() => number)) {
    this.#round = round;
    this.#pauseMs = typeof pauseMs === 'number' ? () => pauseMs : pauseMs;
  }

  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  /** One round; calls while one runs share it. */
  run(): Promise<Result> {
    this.#running ??= this.#round().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Until `stop`; a round that fails is logged, and tried again after the pause. The first comes a pause from now by default. */
  start(onFailure: (error: unknown) => void, firstAfterMs: number = this.#pauseMs()): void {
    const next = async (): Promise<void> => {
      await this.run().catch(onFailure);
      this.#timer &&= setTimeout(next, this.#pauseMs());
    };
    this.#timer = setTimeout(next, firstAfterMs);
  }

  /** Ends once a round that runs has ended. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running?.catch(() => undefined);
  }
}
