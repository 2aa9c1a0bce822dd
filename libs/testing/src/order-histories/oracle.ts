import { sumOf } from './books.ts';
import type { DrawnCode, DrawnGift, DrawnOrder, DrawnPlan, DrawnTrip } from './history.ts';

/**
 * What an order has to cost and to give back, worked out once more from the terms alone. It calls none of the shop's rules, and
 * counts in whole cents by other means (BigInt) where those divide.
 */
export interface ExpectedPrice {
  readonly product: number;
  readonly insurance: number;
  readonly promotion: number;
  /** What a card is not charged for, being under half a euro. */
  readonly waived: number;
  readonly total: number;
}

const DAYS_OF_POLICY = { FLEX_2: 2, FLEX_7: 7, NCNR: null } as const;
const PLANS = { '3x': { least: 20_000, basisPoints: 150n }, '4x': { least: 25_000, basisPoints: 220n } } as const;
const MAX_OF_PLANS = 200_000;

export function expectedPrice(trip: DrawnTrip, terms: Pick<DrawnOrder, 'insured' | 'code'>, fee: number): ExpectedPrice {
  const product = trip.stay.nightPrice * trip.nights;
  const promotion = expectedReduction(terms.code, trip, product);
  const insurance = terms.insured ? expectedInsurance(product, trip.stay.policy) : 0;
  return { product, insurance, promotion, waived: 0, total: product + insurance + fee - promotion };
}

/** A price of which as much is not charged as would be too little alone: all of what is left, up to 49 cents. */
export function lessTooLittle(price: ExpectedPrice, left: number): ExpectedPrice {
  return left >= 1 && left <= 49 ? { ...price, waived: left, total: price.total - left } : price;
}

/** What each gift pays: one after the other, each as far as it goes. */
export function expectedUses(gifts: readonly DrawnGift[], total: number): number[] {
  const used: number[] = [];
  for (const { cents } of gifts) used.push(Math.min(cents, total - sumOf(used)));
  return used.filter((cents) => cents > 0);
}

/** Undefined: nothing taken off; else why a new order with this code is refused. */
export function codeRefusal(code: DrawnCode | undefined, { stay, nights }: DrawnTrip): string | undefined {
  if (!code) return undefined;
  if (code.theme !== undefined && code.theme !== stay.theme) return 'PROMOTION_NOT_APPLICABLE';
  return stay.nightPrice * nights < code.minimum ? 'PROMOTION_BELOW_MINIMUM' : undefined;
}

/** The fee of a plan over what gifts leave; undefined when that may not be paid so. */
export function expectedFee(plan: DrawnPlan, amount: number): number | undefined {
  if (plan === 'deferred') return amount > 0 ? 0 : undefined;
  const { least, basisPoints } = PLANS[plan];
  return amount < least || amount > MAX_OF_PLANS ? undefined : ceilOf(BigInt(amount) * basisPoints, 10_000n);
}

/** True on the last day of free changes, false on the day after. Days are counted from the order. */
export function mayChange({ stay, arrival }: DrawnTrip, soldOn: number, today: number): boolean {
  const days = DAYS_OF_POLICY[stay.policy];
  return days !== null && soldOn <= arrival - days && today <= arrival - days;
}

/** The day on which a deferred payment is taken: the last day of free changes, where there is none two days before arrival; never in the past. */
export function expectedDeferredDay({ stay, arrival }: DrawnTrip, soldOn: number): number {
  const days = DAYS_OF_POLICY[stay.policy];
  const last = days !== null && soldOn <= arrival - days ? arrival - days : arrival - 2;
  return Math.max(last, soldOn);
}

/** Cents that cancelling lets go; undefined when it is refused. */
export function expectedRefund(
  trip: DrawnTrip,
  booking: { price: ExpectedPrice; insured: boolean; soldOn: number },
  today: number,
): number | undefined {
  const nights = Math.max(0, booking.price.product - booking.price.promotion - booking.price.waived);
  if (today >= trip.arrival) return undefined;
  if (booking.insured) return nights;
  return mayChange(trip, booking.soldOn, today) ? Number((BigInt(nights) * 8n) / 10n) : undefined;
}

/** Least and most cents that a gift may get of a refund: its share, and the cents that rounding leaves. */
export function shareOf(refund: number, held: number, { total, gifts }: { total: number; gifts: number }): { least: number; most: number } {
  const least = total === 0 ? 0 : Number((BigInt(refund) * BigInt(held)) / BigInt(total));
  return { least, most: Math.min(held, least + gifts) };
}

function expectedReduction(code: DrawnCode | undefined, trip: DrawnTrip, product: number): number {
  if (!code || codeRefusal(code, trip)) return 0;
  return code.percent === null ? Math.min(code.cents ?? 0, product) : Number((BigInt(product) * BigInt(code.percent)) / 100n);
}

function expectedInsurance(product: number, policy: string): number {
  return product === 0 ? 0 : Math.max(500, 100 * ceilOf(BigInt(product) * (policy === 'NCNR' ? 7n : 5n), 10_000n));
}

function ceilOf(part: bigint, whole: bigint): number {
  return Number((part + whole - 1n) / whole);
}
