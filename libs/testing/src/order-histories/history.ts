import { fc } from '../draw.ts';
import { drawnPayments, goodwillSteps, providerStepsWith, type DisputeEnd, type DrawnPayment, type MoneyStep } from './drawn-money.ts';

/** A stay that can be drawn; prices in cents. */
export interface DrawnStay {
  readonly id: string;
  readonly nightPrice: number;
  readonly policy: 'FLEX_2' | 'FLEX_7' | 'NCNR';
  readonly theme: string;
}

export interface DrawnCode {
  readonly name: string;
  readonly percent: number | null;
  readonly cents: number | null;
  readonly minimum: number;
  /** Undefined: whatever a stay bears. */
  readonly theme?: string | undefined;
}

/** What is booked: where, from which day on (days after the order), how long. */
export interface DrawnTrip {
  readonly stay: DrawnStay;
  readonly arrival: number;
  readonly nights: number;
}

/** A gift that pays: a card, or a voucher of one stay, which bears the VAT of its sale. What is left of either can be spent. */
export interface DrawnGift {
  readonly kind: 'card' | 'voucher';
  readonly cents: number;
}

/** Paid in three or four amounts, or all of it on a later day. */
export type DrawnPlan = '3x' | '4x' | 'deferred';

export interface DrawnOrder extends DrawnTrip {
  readonly insured: boolean;
  readonly code?: DrawnCode | undefined;
  /** In the order in which they pay. */
  readonly gifts: readonly DrawnGift[];
  readonly plan?: DrawnPlan | undefined;
  readonly payment?: DrawnPayment | undefined;
}

/** `payment`: of its supplement, where one is paid at once. */
export type DrawnChange = DrawnTrip & { readonly payment?: DrawnPayment | undefined };

export type DrawnStep =
  | ({ readonly kind: 'change' } & DrawnChange)
  /** `isDeclined`: what is charged meanwhile is declined, and paid by the customer with another card. */
  | { readonly kind: 'wait'; readonly days: number; readonly isDeclined?: boolean }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'spend'; readonly gift: number }
  | MoneyStep;

export interface History {
  readonly order: DrawnOrder;
  readonly steps: readonly DrawnStep[];
  /** How disputes end that no step has closed. */
  readonly disputesEnd?: DisputeEnd;
}

/** Histories of an order over these stays and codes: bought, changed several times, cancelled, with time between. */
export function historiesOf(stays: fc.Arbitrary<DrawnStay>, codes: fc.Arbitrary<DrawnCode>): fc.Arbitrary<History> {
  return fc.record(partsOf(stays, codes));
}

/** The same where a provider takes the payments: cards are declined, refunds fail later, banks take payments back. */
export function providerHistoriesOf(stays: fc.Arbitrary<DrawnStay>, codes: fc.Arbitrary<DrawnCode>): fc.Arbitrary<History> {
  const { order, steps } = partsOf(stays, codes);
  return fc.record({
    order: fc.tuple(order, drawnPayments).map(([drawn, payment]) => ({ ...drawn, payment })),
    steps: fc
      .tuple(steps, fc.array(fc.tuple(fc.nat(), providerStepsWith(CANCEL, WAIT)), { minLength: 1, maxLength: 2 }), drawnPayments)
      .map(mixed),
    disputesEnd: fc.constantFrom<DisputeEnd>('won', 'lost'),
  });
}

const CANCEL: DrawnStep = { kind: 'cancel' };
const WAIT: DrawnStep = { kind: 'wait', days: 1 };

/** Puts the steps of the provider at their place among the others. */
function mixed([steps, drawn, payment]: [readonly DrawnStep[], readonly [number, readonly DrawnStep[]][], DrawnPayment]): DrawnStep[] {
  const all: DrawnStep[] = steps.map((step) => {
    if (step.kind === 'wait') return { ...step, isDeclined: payment === 'declined' };
    return step.kind === 'change' ? { ...step, payment } : step;
  });
  for (const [place, some] of drawn) all.splice(place % (all.length + 1), 0, ...some);
  return all;
}

function partsOf(stays: fc.Arbitrary<DrawnStay>, codes: fc.Arbitrary<DrawnCode>) {
  const trip = { stay: stays, arrival: fc.integer({ min: 8, max: 25 }), nights: fc.integer({ min: 1, max: 3 }) };
  const step: fc.Arbitrary<DrawnStep> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('change' as const), ...trip }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('spend' as const), gift: fc.integer({ min: 0, max: 3 }) }) },
    { weight: 1, arbitrary: goodwillSteps },
  );
  return {
    order: fc.record({
      ...trip,
      insured: fc.boolean(),
      code: fc.option(codes, { nil: undefined }),
      gifts: fc.array(fc.record({ kind: fc.constantFrom('card' as const, 'card' as const, 'voucher' as const), cents: giftBalance }), {
        maxLength: 4,
      }),
      plan: fc.option(fc.constantFrom<DrawnPlan>('3x', '4x', 'deferred', 'deferred'), { nil: undefined, freq: 3 }),
    }),
    steps: fc.array(step, { maxLength: 6 }),
  };
}

/** Nearly empty gifts are what rounding goes wrong with. */
export const giftBalance = fc.oneof(
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 1, max: 9_000 }),
  fc.integer({ min: 1, max: 60_000 }),
);
