/** What the shop does at a time of its own. A room lists its jobs; `JobRunner` runs them. */
export interface Job {
  /** A verb and what it acts on, as the log and the metrics have it: `expire-unpaid-orders`. */
  readonly name: string;
  /** From the end of a run to the next, milliseconds. */
  readonly everyMs: number;
  /** From the start of the process to the first run, milliseconds; a second by default. */
  readonly firstAfterMs?: number;
  /** A run that takes longer is reported, and goes on. Milliseconds. */
  readonly budgetMs: number;
  /** One process at a time, and once in `everyMs` for all of them; else every process may run it whenever it likes. */
  readonly isExclusive?: boolean;
  /** One run. Throws what failed; whatever it could do all the same is done. Must bear being repeated. */
  run(): Promise<unknown>;
}
