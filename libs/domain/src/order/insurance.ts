import { NON_CANCELLABLE_TYPE } from '../stay/cancellation.ts';

/** Percent of the stay's amount; a stay that cannot be cancelled costs the insurer more. The shop's own rates. */
const RATE_OF_CANCELLABLE = 5;
const RATE_OF_NON_CANCELLABLE = 7;
const LEAST = 500;
const EURO = 100;

/** What insuring a stay costs in cents, rounded up to whole euros, at least 5 euros; nothing for a stay that costs nothing. */
export function insuranceAmount(stayAmount: number, cancellationType: string): number {
  if (stayAmount <= 0) return 0;
  const rate = cancellationType === NON_CANCELLABLE_TYPE ? RATE_OF_NON_CANCELLABLE : RATE_OF_CANCELLABLE;
  return Math.max(LEAST, Math.ceil((stayAmount * rate) / (EURO * EURO)) * EURO);
}
