import type { PaymentProvider } from '../../payments/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { erasePersonalData } from '../retention/erase-personal-data.ts';

export interface PrivacyJobDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
  /** The shop's clock. */
  readonly now: () => Date;
}

/** Erases what the rules of retention no longer keep (docs/privacy.md). */
export function eraseOldData({ db, psp, now }: PrivacyJobDeps): Job {
  return {
    name: 'erase-old-data',
    everyMs: 3_600_000,
    budgetMs: 300_000,
    isExclusive: true,
    run: () => erasePersonalData({ db, psp, now: now() }),
  };
}
