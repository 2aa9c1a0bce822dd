import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';

/** Deletes solved challenges that could not be used again anyway, by the shop's clock. */
export function purgeUsedCaptchas({ db, now }: { readonly db: Database; readonly now: () => Date }): Job {
  return {
    name: 'purge-used-captchas',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    run: () => db.deleteFrom('captcha_used').where('expires_at', '<', now()).execute(),
  };
}
