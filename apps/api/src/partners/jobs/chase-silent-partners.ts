import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { chasePartners } from '../messages/chase-partners.ts';

export interface PartnerJobDeps {
  readonly db: Database;
  /** The shop's clock. */
  readonly now: () => Date;
}

/** Reminds partners who do not answer, and notifies customer care of those who still do not. */
export function chaseSilentPartners({ db, now }: PartnerJobDeps): Job {
  return {
    name: 'chase-silent-partners',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    run: () => chasePartners(db, now()),
  };
}
