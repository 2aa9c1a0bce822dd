/** What the customer wants should the trip not take place: unset at first (spec 2, section 4). */
export type CancellationChoice = 'unset' | 'policy' | 'insured';

/** What there is to choose from; `policy` is one of the first two. */
export type CancellationOption = 'flexible' | 'nonCancellable' | 'insured';

/** What the insurance call said so far; cents. */
export interface InsuranceOffer {
  readonly isEnabled: boolean;
  readonly isFetching?: boolean;
  readonly hasFailed?: boolean;
  readonly amount?: number | undefined;
}

/** Spec 2, section 3; `hasInsurance` is unset until something is chosen. */
export interface InsuranceState {
  readonly amount: number | undefined;
  readonly insuranceToPay: number;
  readonly hasInsurance: boolean | undefined;
  readonly error: boolean;
  readonly isFetching: boolean;
}

const CLEARED: InsuranceState = { amount: undefined, insuranceToPay: 0, hasInsurance: undefined, error: false, isFetching: false };

/** The amount is asked for when the stay costs something and its policy has a type (spec 2, section 4). */
export function isInsuranceRequested(stay: { readonly amount: number; readonly policyType: string | undefined }): boolean {
  return stay.amount > 0 && Boolean(stay.policyType);
}

/** The policy of the stay without insurance, and the insurance once its amount is known. */
export function cancellationOptions(policy: { readonly cancellable: boolean }, offer: InsuranceOffer): CancellationOption[] {
  const own = policy.cancellable ? 'flexible' : 'nonCancellable';
  return canBeInsured(offer) ? [own, 'insured'] : [own];
}

/** A choice that is no longer to be had is unset again. */
export function possibleChoice(choice: CancellationChoice, offer: InsuranceOffer): CancellationChoice {
  return choice === 'insured' && !offer.isEnabled ? 'unset' : choice;
}

/** Flexible, or non-cancellable, is no insurance; cleared altogether where insurance is not enabled (spec 2, section 4). */
export function insuranceState(choice: CancellationChoice, offer: InsuranceOffer): InsuranceState {
  if (!offer.isEnabled) return CLEARED;
  return {
    amount: offer.amount,
    insuranceToPay: choice === 'insured' ? (offer.amount ?? 0) : 0,
    hasInsurance: choice === 'unset' ? undefined : choice === 'insured',
    error: offer.hasFailed ?? false,
    isFetching: offer.isFetching ?? false,
  };
}

/** Where there is a choice it must be made: "Please choose an option". */
export function lacksChoice(choice: CancellationChoice, options: readonly CancellationOption[]): boolean {
  return choice === 'unset' && options.length > 1;
}

function canBeInsured({ isEnabled, amount }: InsuranceOffer): boolean {
  return isEnabled && amount !== undefined;
}
