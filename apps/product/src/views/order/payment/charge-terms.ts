import type { Cents } from '@shop/contracts';
import type { PayLabel } from '../choices/pay-label.ts';

/** What the button takes, as the provider's form has to know it before an order is opened. */
export interface ChargeTerms {
  /** Cents taken now; 0 where the means of payment is only kept for a later day. */
  readonly amount: Cents;
  /** Later amounts are taken without the customer. */
  readonly isStored: boolean;
}

/** Undefined where no card is asked for, and while the price is on its way. */
export function chargeTerms(label: PayLabel | undefined): ChargeTerms | undefined {
  switch (label?.kind) {
    case 'now':
      return { amount: label.amount, isStored: false };
    case 'first':
      return { amount: label.amount, isStored: true };
    case 'later':
      return { amount: 0, isStored: true };
    default:
      return undefined;
  }
}
