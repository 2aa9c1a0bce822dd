/**
 * What a provider does that saves cards for signed-in customers. A card is saved in the provider's own form, by the customer's
 * own tick, and stays with the provider: the shop knows which customer of the provider an account is, and nothing else.
 */
export interface SavedCards {
  /** The shop's account at the provider: customers of another one are unknown there. */
  account(): Promise<string>;
  /** Who a customer of the shop is at the provider; the same `key` twice is one customer. */
  createCustomer(customer: { reference: string; key: string }): Promise<string>;
  /** The secret by which the provider's form shows and saves a customer's cards; undefined where the provider does not know the customer. */
  openForm(customerId: string, form: { mayRemove: boolean }): Promise<string | undefined>;
  /** The cards that a customer has agreed to see again, the newest first. */
  list(customerId: string): Promise<readonly SavedCard[]>;
  /** The provider forgets a card; false where the customer has no such card. */
  remove(customerId: string, cardId: string): Promise<boolean>;
  /** By which later amounts of a payment are charged; undefined where nothing was kept. */
  storedBy(intentId: string): Promise<string | undefined>;
  /**
   * Forgets by what later amounts of a payment would be charged, with the customer that was made for it alone; not what its customer
   * has agreed to see again. Nothing where nothing was kept; twice is once.
   */
  release(intentId: string): Promise<void>;
  /** Forgets a customer with every card; twice is once. */
  deleteCustomer(customerId: string): Promise<void>;
}

export interface SavedCard {
  readonly id: string;
  /** The provider's word: `visa`, `mastercard`; `sepa_debit` for a bank account. */
  readonly brand: string;
  readonly last4: string;
  /** `2030-12`; a bank account has none. */
  readonly expires?: string;
  /** The one that the provider charges where nobody chooses. */
  readonly isDefault: boolean;
}
