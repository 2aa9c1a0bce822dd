import type { Job } from '../../platform/jobs/index.ts';
import { eraseOldDeliveries } from '../messages/erase-deliveries.ts';
import type { PartnerJobDeps } from './chase-silent-partners.ts';

/** Erases what partners were told of stays and parcels that are over. */
export function erasePartnerDeliveries({ db, now }: PartnerJobDeps): Job {
  return {
    name: 'erase-partner-deliveries',
    everyMs: 3_600_000,
    budgetMs: 60_000,
    isExclusive: true,
    run: () => eraseOldDeliveries(db, now()),
  };
}
