import { eraseDueAccounts } from '../erase-due-accounts.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { TestProvider } from '../../payments/test-provider.ts';
import type { Database } from '../../platform/database/database.ts';
import { PASSWORD } from '../../accounts/routes/account-shop.test-utils.ts';
import type { Answer, Visitor } from '../../accounts/routes/visitor.test-utils.ts';

export const askForErasure = (browser: Visitor, password = PASSWORD): Promise<Answer> =>
  browser.post('/gateway/account/erasure', { password });

/** What the shop's jobs do with accounts on a day, in the morning. */
export async function onErasureDay({ db, psp = new TestProvider(db, 0) }: Shop, day: string): Promise<void> {
  const each = new SettleAll();
  await eraseDueAccounts({ db, psp, each, now: new Date(`${day}T10:00:00Z`) });
  each.throwFailures();
}

/** Asks for the erasure, and lets its thirty days pass. */
export async function eraseOnItsDay(shop: Shop, browser: Visitor): Promise<void> {
  const { status, body } = await askForErasure(browser);
  expect(status).toBe(200);
  await onErasureDay(shop, body.day);
}

interface Shop {
  readonly db: Database;
  readonly psp?: PaymentProvider;
}
