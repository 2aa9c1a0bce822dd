import { addDays } from '@shop/domain';
import type { PaymentProvider } from '../payments/index.ts';
import type { SettleAll } from '../platform/jobs/index.ts';
import type { Database } from '../platform/database/index.ts';
import { eraseAccount } from './erase.ts';
import { daysOf } from './erasure.ts';

interface Round {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly each: SettleAll;
  /** The shop's clock. */
  readonly now: Date;
}

/** Erases the accounts whose day has come at their point of sale; where something is still open, a later round does. May run in every process. */
export async function eraseDueAccounts({ db, psp, each, now }: Round): Promise<void> {
  // Nowhere is it later than a day ahead of universal time.
  const latest = addDays(now.toISOString().slice(0, 10), 1);
  const asked = await db.selectFrom('account').selectAll().where('erase_on', '<=', latest).orderBy('erase_on').execute();
  const due = asked.filter(({ locale, erase_on }) => erase_on !== null && erase_on <= daysOf(locale, now).today);
  await each.of(due, (account) => eraseAccount({ db, psp }, account, daysOf(account.locale, now)));
}
