import { promotedGiftPrice, type GiftPromotion } from '@shop/domain';

const PROMOTION: GiftPromotion = { percent: 10, startsOn: '2030-05-20', endsOn: '2030-06-30' };

/**
 * Columns of a gift that a promotion of the operator makes cheaper, from 20 May to 30 June 2030: `percent` off `prior`, the cents
 * that its nights or parties have cost for thirty days.
 */
export function promotedGift(percent: number, prior: readonly number[]) {
  const promotion = { ...PROMOTION, percent };
  const prices = prior.map((regular) => promotedGiftPrice({ regular, promotion, prior: regular, today: promotion.startsOn }));
  return {
    regular_cents: [...prior],
    promotion: JSON.stringify(promotion),
    sell_cents: prices.map(({ sellPrice }) => sellPrice),
    reference_cents: prices.map(({ sellPrice, crossedPrice }) => crossedPrice ?? sellPrice),
  };
}

/** Those of a box, which has one price. */
export function promotedBox(percent: number, prior: number) {
  const { promotion, sell_cents, reference_cents } = promotedGift(percent, [prior]);
  return { value_cents: prior, promotion, sell_cents: sell_cents[0]!, reference_cents: reference_cents[0]! };
}
