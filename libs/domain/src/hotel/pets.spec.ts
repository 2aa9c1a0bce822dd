import { petsPolicy } from './pets.ts';

test('a house that takes pets takes one unless it says otherwise @PROD-028', () => {
  expect(petsPolicy(true)).toEqual({ petsAllowed: true, petsMaxNumberOfPets: 1 });
  expect(petsPolicy(true, { priceCents: 1_200, maxWeight: 10, maxNumber: 2 })).toEqual({
    petsAllowed: true,
    petsPrice: 1_200,
    petsMaxWeight: 10,
    petsMaxNumberOfPets: 2,
  });
});

test('a house without pets takes none', () => {
  expect(petsPolicy(false, { priceCents: 1_200 })).toEqual({ petsAllowed: false, petsMaxNumberOfPets: 0 });
});
