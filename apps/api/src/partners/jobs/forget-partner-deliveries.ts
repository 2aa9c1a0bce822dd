import type { Job } from '../../platform/jobs/index.ts';
import { eraseOldDeliveries } from '../messages/erase-deliveries.ts';
import type { PartnerJobDeps } from './chase-silent-partners.ts';

/** Forgets what partners were told of stays and parcels that are over. */
export function forgetPartnerDeliveries({ db, now }: PartnerJobDeps): Job {
  return {
    name: 'forget-partner-deliveries',
    everyMs: 3_600_000,
    budgetMs: 60_000,
    isExclusive: true,
    run: () => eraseOldDeliveries(db, now()),
  };
}
