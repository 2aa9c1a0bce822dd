import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../../platform/jobs/index.ts';
import { reconcileDaily, type DailyReconciliation } from '../reconciliation/reconcile-daily.ts';

/** From one look whether the day is reconciled to the next; a run that failed is tried again after as long. */
const EVERY_MS = 5 * 60_000;

export interface ReconciliationJobDeps extends DailyReconciliation {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** Compares the payment provider's list with the shop's books once a day, and logs how it ended. */
export function reconcilePayments(deps: ReconciliationJobDeps): Job {
  return {
    name: 'reconcile-payments',
    everyMs: EVERY_MS,
    firstAfterMs: EVERY_MS,
    budgetMs: 15 * 60_000,
    isExclusive: true,
    run: () => reconcile(deps),
  };
}

async function reconcile({ log, ...daily }: ReconciliationJobDeps): Promise<void> {
  const reconciliation = await reconcileDaily(daily);
  if (!reconciliation) return;
  const { compared, differences } = reconciliation;
  const facts = { compared, differences: differences.length };
  if (differences.length > 0) log.warn(facts, 'the payment provider and the shop do not agree: npm run reconcile names the differences');
  else log.info(facts, 'the payment provider and the shop agree');
}
