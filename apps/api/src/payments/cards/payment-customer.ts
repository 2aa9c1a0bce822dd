import { HttpProblem } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { SavedCards } from '../saved-cards.ts';
import type { Database } from '../../platform/database/index.ts';

interface PaymentCustomerDeps {
  readonly db: Database;
  readonly cards: SavedCards;
}

/** Who an account is at the provider; undefined before the account has seen the provider's form. The provider is asked nothing about others. */
export async function paymentCustomerOf(
  { db, psp: { savedCards } }: { db: Database; psp: PaymentProvider },
  accountId: string | null | undefined,
): Promise<string | undefined> {
  if (!savedCards || !accountId) return undefined;
  const known = await db.selectFrom('payment_customer').selectAll().where('account_id', '=', accountId).execute();
  if (known.length === 0) return undefined;
  const here = await savedCards.account();
  return known.find(({ provider_account }) => provider_account === here)?.customer_id;
}

/** What a payment says of it, so that the form may use and save cards of the account that pays. */
export async function ownCards(
  deps: { db: Database; psp: PaymentProvider },
  accountId: string | null | undefined,
): Promise<{ customer?: string }> {
  const customer = await paymentCustomerOf(deps, accountId);
  return customer ? { customer } : {};
}

/**
 * The same, made where there is none. The key makes processes that come at once ask for the same customer; one that is not
 * kept all the same, since the account was erased meanwhile, is forgotten at the provider.
 */
export async function openPaymentCustomer({ db, cards }: PaymentCustomerDeps, accountId: string, instead?: string): Promise<string> {
  const providerAccount = await cards.account();
  const known = await customerIn(db, { accountId, providerAccount });
  if (known) return known;
  const made = await cards.createCustomer({ reference: accountId, key: [accountId, instead].filter(Boolean).join('-') });
  // Nothing is written for an account that is gone.
  await db
    .insertInto('payment_customer')
    .columns(['account_id', 'provider_account', 'customer_id'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select(['id', from.val(providerAccount).as('provider_account'), from.val(made).as('customer_id')])
        .where('id', '=', accountId)
        .forKeyShare(),
    )
    .onConflict((one) => one.doNothing())
    .execute();
  const stored = await customerIn(db, { accountId, providerAccount });
  if (stored !== made) await cards.deleteCustomer(made);
  if (!stored) throw new HttpProblem(401, { code: 'SIGN_IN_NEEDED', message: 'Sign in to see this.' });
  return stored;
}

/** The provider knows this customer no longer: somebody deleted it there. */
export async function dropPaymentCustomer(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('payment_customer').where('customer_id', '=', customerId).execute();
}

async function customerIn(
  db: Database,
  { accountId, providerAccount }: { accountId: string; providerAccount: string },
): Promise<string | undefined> {
  const known = await db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('provider_account', '=', providerAccount)
    .executeTakeFirst();
  return known?.customer_id;
}
