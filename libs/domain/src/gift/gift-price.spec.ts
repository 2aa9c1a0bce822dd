import { chosenOption, giftPriceOptions } from './gift-price.ts';

const TIERS = [
  { nights: 2, sellPrice: 24_900, refPrice: 24_900 },
  { nights: 1, sellPrice: 13_900, refPrice: 15_000 },
];

test('a physical gift adds shipping and extras to each choice of nights @GIFT-014', () => {
  expect(giftPriceOptions(TIERS, { format: 'physical', shippingCost: 590, subElementsPrice: 450 })).toEqual([
    { nights: 1, sellPrice: 13_900, promo: 8, shippingCost: 590, totalPrice: 14_940, subElementsPrice: 450 },
    { nights: 2, sellPrice: 24_900, promo: 0, shippingCost: 590, totalPrice: 25_940, subElementsPrice: 450 },
  ]);
});

test('says until when a price holds whose promotion shows', () => {
  const promoted = (refPrice: number) => {
    const tier = { nights: 1, sellPrice: 9_400, refPrice, promotionEndsOn: '2030-06-30' };
    return giftPriceOptions([tier], { format: 'digital', shippingCost: 0, subElementsPrice: 0 })[0];
  };
  expect(promoted(10_000)).toMatchObject({ promo: 6, promotionEndsOn: '2030-06-30' });
  expect(promoted(9_800)).not.toHaveProperty('promotionEndsOn');
});

test('a digital gift is neither sent nor decorated', () => {
  const [option] = giftPriceOptions(TIERS, { format: 'digital', shippingCost: 590, subElementsPrice: 450 });
  expect(option).toMatchObject({ shippingCost: 0, subElementsPrice: 0, totalPrice: 13_900 });
});

test('a gift is of one night unless another length is chosen @GIFT-008', () => {
  const options = giftPriceOptions(TIERS, { format: 'digital', shippingCost: 0, subElementsPrice: 0 });
  expect(chosenOption(options)?.nights).toBe(1);
  expect(chosenOption(options, 2)?.nights).toBe(2);
  expect(chosenOption(options, 9)?.nights).toBe(1);
  expect(chosenOption([])).toBeUndefined();
});
