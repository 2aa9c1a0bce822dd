import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { releaseEndedPlans } from '../cards/release-ended-plans.ts';
import type { PaymentProvider } from '../payment-provider.ts';

export interface ReleaseJobDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** Has the provider forget the means of payment of plans that have ended, and logs of how many. */
export function releaseStoredMethods({ db, psp, log }: ReleaseJobDeps): Job {
  return {
    name: 'release-stored-methods',
    everyMs: 3_600_000,
    budgetMs: 60_000,
    isExclusive: true,
    async run() {
      if (!psp.savedCards) return;
      const orders = await releaseEndedPlans(db);
      if (orders > 0) log.info({ orders }, 'payment plans have ended: the provider is asked to forget their means of payment');
    },
  };
}
