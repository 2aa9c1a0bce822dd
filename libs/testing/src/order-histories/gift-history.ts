import { fc } from '../draw.ts';
import { drawnPayments, goodwillSteps, providerStepsWith, type DisputeEnd, type DrawnPayment, type MoneyStep } from './drawn-money.ts';
import { giftBalance, type DrawnGift } from './history.ts';

/** An order of gifts: cards of one amount, or a box; cents. */
export interface DrawnGiftOrder {
  readonly kind: 'card' | 'box';
  readonly price: number;
  readonly pieces: number;
  /** Percent that a promotion code takes off. */
  readonly promotion: number;
  /** Gift cards that pay, in their order. */
  readonly gifts: readonly DrawnGift[];
  readonly payment: DrawnPayment;
}

/** What becomes of a gift between its purchase and its use; a number names the place in the list of what there is. */
export type GiftStep =
  | { readonly kind: 'wait'; readonly days: number }
  /** Another order pays a stay with it. */
  | { readonly kind: 'spend'; readonly piece: number }
  /** Such a stay is cancelled. */
  | { readonly kind: 'returnStay'; readonly stay: number }
  | { readonly kind: 'extend'; readonly piece: number }
  /** Its holder gives it to somebody else. */
  | { readonly kind: 'transfer'; readonly piece: number }
  | { readonly kind: 'exchange'; readonly piece: number; readonly to: 'card' | 'box' }
  /** Its buyer gives the order back. */
  | { readonly kind: 'giveBack' }
  | MoneyStep;

export interface GiftHistory {
  readonly order: DrawnGiftOrder;
  readonly steps: readonly GiftStep[];
  readonly disputesEnd: DisputeEnd;
}

export interface GiftTerms {
  /** Cents. */
  readonly boxPrice: number;
  readonly cardPrices: readonly number[];
  /** Of the promotion code, which counts for boxes. */
  readonly percent: number;
}

const piece = fc.integer({ min: 0, max: 2 });
const ofPiece = <Kind extends 'spend' | 'extend' | 'transfer'>(kind: Kind) => fc.record({ kind: fc.constant(kind), piece });

const giftSteps: fc.Arbitrary<GiftStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 3, arbitrary: ofPiece('spend') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('returnStay' as const), stay: piece }) },
  { weight: 2, arbitrary: ofPiece('extend') },
  { weight: 3, arbitrary: ofPiece('transfer') },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('exchange' as const), piece, to: fc.constantFrom('card' as const, 'box' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveBack' as const) }) },
  { weight: 1, arbitrary: goodwillSteps },
);

const GIVE_BACK: GiftStep = { kind: 'giveBack' };
const WAIT: GiftStep = { kind: 'wait', days: 1 };

/** Histories of an order of gifts: bought, extended, exchanged, given on, spent and given back, while its payments have theirs. */
export function giftHistoriesOf({ boxPrice, cardPrices, percent }: GiftTerms): fc.Arbitrary<GiftHistory> {
  const cards = fc.record({
    ...{ kind: fc.constant('card' as const), price: fc.constantFrom(...cardPrices), pieces: fc.integer({ min: 1, max: 3 }) },
    ...{ promotion: fc.constant(0), gifts: fc.constant([]), payment: drawnPayments },
  });
  const box = fc.record({
    ...{ kind: fc.constant('box' as const), price: fc.constant(boxPrice), pieces: fc.constant(1) },
    promotion: fc.constantFrom(0, percent),
    gifts: fc.array(fc.record({ kind: fc.constant('card' as const), cents: giftBalance }), { maxLength: 2 }),
    payment: drawnPayments,
  });
  return fc.record({
    order: fc.oneof<fc.Arbitrary<DrawnGiftOrder>[]>(cards, box, box),
    steps: fc
      .tuple(fc.array(giftSteps, { maxLength: 6 }), fc.nat(), providerStepsWith(GIVE_BACK, WAIT))
      .map(([steps, place, some]) => steps.toSpliced(place % (steps.length + 1), 0, ...some)),
    disputesEnd: fc.constantFrom<DisputeEnd>('won', 'lost'),
  });
}
