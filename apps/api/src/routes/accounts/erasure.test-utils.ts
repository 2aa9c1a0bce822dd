import { eraseDueAccounts } from '../../accounts/own/erase-due-accounts.ts';
import type { PaymentProvider } from '../../purchase/payment-provider.ts';
import { SettleAll } from '../../purchase/settle-all.ts';
import { TestProvider } from '../../purchase/test-provider.ts';
import type { Database } from '../../store/database.ts';
import { PASSWORD } from './account-shop.test-utils.ts';
import type { Answer, Visitor } from './visitor.test-utils.ts';

export const askForErasure = (browser: Visitor, password = PASSWORD): Promise<Answer> =>
  browser.post('/gateway/account/erasure', { password });

/** What housekeeping does with accounts on a day, in the morning. */
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
