import { activityPartyBounds, chosenActivityParty, priceForAdults, pricePerPerson, startingActivityParty } from './activity-price.ts';

const PRICES = [
  { adults: 2, sellPrice: 5_800 },
  { adults: 3, sellPrice: 8_500 },
  { adults: 4, sellPrice: 10_900 },
];

test('the price per person is the price of the chosen party divided by its size @ACT-013', () => {
  expect(pricePerPerson(PRICES[0]!)).toBe(2_900);
  expect(pricePerPerson(PRICES[1]!)).toBe(2_833);
  expect(pricePerPerson({ adults: 1, sellPrice: 4_500 })).toBe(4_500);
});

test('a party is chosen between the smallest and the largest that has a price', () => {
  expect(activityPartyBounds(PRICES)).toEqual({ min: 2, max: 4 });
  expect(activityPartyBounds([])).toBeUndefined();
});

test.each([
  [2, 4, 4],
  [2, 5, 2],
  [3, 1, 3],
  [3, 2.5, 3],
])('from %i people a wish for %d, of 2 to 4 that are sold, leads to %i @ACT-008', (current, wished, chosen) => {
  expect(chosenActivityParty(current, wished, [2, 3, 4])).toBe(chosen);
});

test.each([
  [4, 3, 2],
  [2, 3, 4],
  [2, 1, 1],
  [1, 2, 2],
  [4, 5, 4],
  [1, 0, 1],
])(
  'from %i people a wish for %i, of 1, 2 and 4 that are sold, leads to %i: nobody is stopped by a size that is not',
  (current, wished, chosen) => {
    expect(chosenActivityParty(current, wished, [4, 1, 2])).toBe(chosen);
  },
);

test('a wish from the address is brought within the prices', () => {
  expect(startingActivityParty(1, { min: 2, max: 4 })).toBe(2);
  expect(startingActivityParty(9, { min: 2, max: 4 })).toBe(4);
  expect(priceForAdults(PRICES, 3)?.sellPrice).toBe(8_500);
  expect(priceForAdults(PRICES, 9)).toBeUndefined();
});
