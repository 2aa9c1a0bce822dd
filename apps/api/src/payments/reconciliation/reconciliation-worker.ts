import type { FastifyBaseLogger } from 'fastify';
import { reconcileDaily, type DailyReconciliation } from './reconcile-daily.ts';

const POLL_MS = 5 * 60_000;

/** Reconciles once a day, apart from the outbox: a long list of the provider holds up no mail and no refund. */
export class ReconciliationWorker {
  readonly #work: DailyReconciliation & { readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'> };
  #timer: NodeJS.Timeout | undefined;

  constructor(work: DailyReconciliation & { readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'> }) {
    this.#work = work;
  }

  start(): void {
    const round = async (): Promise<void> => {
      await this.runOnce();
      this.#timer &&= setTimeout(round, POLL_MS);
    };
    this.#timer = setTimeout(round, POLL_MS);
  }

  /** A run that has begun is left behind: its lease runs out, and another process does it again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async runOnce(): Promise<void> {
    const { log } = this.#work;
    try {
      const reconciliation = await reconcileDaily(this.#work);
      if (!reconciliation) return;
      const { compared, differences } = reconciliation;
      const facts = { compared, differences: differences.length };
      if (differences.length > 0)
        log.warn(facts, 'the payment provider and the shop do not agree: npm run reconcile names the differences');
      else log.info(facts, 'the payment provider and the shop agree');
    } catch (error) {
      log.warn({ err: error }, 'the payments could not be reconciled: tried again later');
    }
  }
}
