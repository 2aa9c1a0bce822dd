/** What a payment with a card or method comes to, as the provider documents its test cards. */
export type CardOutcome =
  | { readonly kind: 'succeeds' }
  /** `attaches`: it can be kept, and every charge of it is declined. */
  | { readonly kind: 'declined'; readonly declineCode: string; readonly attaches?: boolean }
  /** 3-D Secure: the bank asks the customer, in a frame or on a page of its own; `always`, also once it is kept. */
  | { readonly kind: 'challenge'; readonly always?: boolean }
  /** On its way, as a direct debit is for days. */
  | { readonly kind: 'late' };

const BY_NUMBER: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'succeeds' },
  '5555555555554444': { kind: 'succeeds' },
  '4000000000000002': { kind: 'declined', declineCode: 'generic_decline' },
  '4000000000009995': { kind: 'declined', declineCode: 'insufficient_funds' },
  '4000000000000341': { kind: 'declined', declineCode: 'generic_decline', attaches: true },
  '4000002500003155': { kind: 'challenge' },
  '4000002760003184': { kind: 'challenge', always: true },
};

const NUMBER_OF: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_threeDSecure2Required: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
};

export function outcomeOfCard(number: string): CardOutcome {
  return BY_NUMBER[number.replace(/\D/g, '')] ?? { kind: 'declined', declineCode: 'generic_decline' };
}

/** The number behind a documented test payment method. */
export function numberOfTestMethod(id: string): string | undefined {
  return NUMBER_OF[id];
}

/** Methods that send the customer to their bank, and those whose money arrives later. */
export function outcomeOfMethod(type: string): CardOutcome {
  return type === 'sepa_debit' ? { kind: 'late' } : { kind: 'challenge' };
}
