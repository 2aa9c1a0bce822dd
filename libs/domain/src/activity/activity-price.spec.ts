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

test('a party outside the prices is ignored @ACT-008', () => {
  const bounds = { min: 2, max: 4 };
  expect(chosenActivityParty(2, 4, bounds)).toBe(4);
  expect(chosenActivityParty(2, 5, bounds)).toBe(2);
  expect(chosenActivityParty(3, 1, bounds)).toBe(3);
  expect(chosenActivityParty(3, 2.5, bounds)).toBe(3);
});

test('a wish from the address is brought within the prices', () => {
  expect(startingActivityParty(1, { min: 2, max: 4 })).toBe(2);
  expect(startingActivityParty(9, { min: 2, max: 4 })).toBe(4);
  expect(priceForAdults(PRICES, 3)?.sellPrice).toBe(8_500);
  expect(priceForAdults(PRICES, 9)).toBeUndefined();
});
