import type { SearchFlow } from './sort-options.ts';

/** Cards beside each other: three on a wide page (spec 1, section 9), two where a map has its other half. */
export type ResultColumns = 2 | 3;

/** Lines of cards before the first block, and before the second. */
const LINES = [1, 3] as const;

/**
 * The cards of a page in the three rows that blocks stand between: of three columns 3 cards, then up to the ninth, then the rest
 * (SEARCH-041). A row ends where a line of cards is full, and rows without cards are left out.
 */
export function resultRows<Card>(cards: readonly Card[], columns: ResultColumns = 3): readonly (readonly Card[])[] {
  const [first, second] = [LINES[0] * columns, LINES[1] * columns];
  return [cards.slice(0, first), cards.slice(first, second), cards.slice(second)].filter((row) => row.length > 0);
}

export type PromoBlock = 'box' | 'giftCard' | 'giftStay' | 'giftBlock' | 'targetedBanner' | 'singleVoucher';

interface Visit {
  readonly flow: SearchFlow;
  /** A banner fits this search. */
  readonly hasBanner: boolean;
  readonly isCustomerCare: boolean;
}

/** What stands after the first and after the second row (spec 1, section 2); customer care sees none of it. */
export function inlineBlocks({ flow, hasBanner, isCustomerCare }: Visit): readonly (readonly PromoBlock[])[] {
  if (isCustomerCare) return [];
  const [first, second] = INLINE[flow];
  return [hasBanner ? ['targetedBanner'] : first, second];
}

/** What stands below the results: box and gift card to those who give, a gift stay to the others (spec 1, section 2). */
export function crossSellBlocks(flow: SearchFlow, isCustomerCare: boolean): readonly PromoBlock[] {
  if (isCustomerCare) return [];
  return flow === 'gifting' ? ['box', 'giftCard'] : ['giftStay'];
}

const INLINE: Record<SearchFlow, readonly [readonly PromoBlock[], readonly PromoBlock[]]> = {
  booking: [['giftBlock'], ['box', 'giftCard']],
  hotel: [['giftBlock'], ['box', 'giftCard']],
  activity: [['giftStay'], ['box', 'giftCard']],
  gifting: [['singleVoucher'], ['giftBlock']],
};
