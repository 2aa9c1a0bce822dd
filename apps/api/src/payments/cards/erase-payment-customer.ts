import type { Transaction } from 'kysely';
import { enqueue, type OutboxHandler } from '../../platform/jobs/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { Tables } from '../../platform/database/index.ts';

/** The provider forgets an account that is being erased, with its cards, as soon as it can be reached. */
export async function erasePaymentCustomers(trx: Transaction<Tables>, accountId: string): Promise<void> {
  const customers = await trx
    .deleteFrom('payment_customer')
    .where('account_id', '=', accountId)
    .returning(['provider_account', 'customer_id'])
    .execute();
  for (const { provider_account: providerAccount, customer_id: customerId } of customers)
    await enqueue(trx, 'erasePaymentCustomer', { providerAccount, customerId });
}

/** Twice is once: a customer that is gone is forgotten. One of an account that the shop has left fails until an operator has seen to it. */
export function erasePaymentCustomer({ psp }: { readonly psp: PaymentProvider }): OutboxHandler {
  return async ({ providerAccount, customerId }) => {
    const cards = psp.savedCards;
    if (!cards || (await cards.account()) !== providerAccount)
      throw new Error(`The shop is not at ${providerAccount} any more: delete ${customerId} in its dashboard.`);
    await cards.deleteCustomer(customerId!);
  };
}
