import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';

/** Deletes what stopped counting by the shop's clock: sessions, links that were mailed, challenges of passkeys, registrations nobody confirmed. */
export function eraseExpiredSessions({ db, now }: { readonly db: Database; readonly now: () => Date }): Job {
  return {
    name: 'erase-expired-sessions',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    async run() {
      await db.deleteFrom('session').where('expires_at', '<', now()).execute();
      await db.deleteFrom('registration').where('expires_at', '<', now()).execute();
      await db.deleteFrom('account_token').where('expires_at', '<', now()).execute();
      await db.deleteFrom('passkey_challenge').where('expires_at', '<', now()).execute();
    },
  };
}
