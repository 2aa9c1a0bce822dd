import { localTaxOf } from './local-tax.ts';

const STAY = { adults: 2, nights: 3, sellPrice: 33_333 };

test('a tax per person and night counts adults and nights @PROD-025', () => {
  expect(localTaxOf({ type: 'PER_PERSON_PER_NIGHT', amount: 150 }, STAY)).toBe(900);
});

test('a share of the booking is rounded to the cent @PROD-025', () => {
  expect(localTaxOf({ type: 'BOOKING_PERCENTAGE', percentage: 3.5 }, STAY)).toBe(1_167);
});
