import { insuranceAmount } from './insurance.ts';

test('an insurance costs its rate in whole euros, rounded up, and at least 5 euros', () => {
  expect(insuranceAmount(30_000, 'FLEX')).toBe(1_500);
  expect(insuranceAmount(30_100, 'FLEX')).toBe(1_600);
  expect(insuranceAmount(9_900, 'FLEX')).toBe(500);
});

test('a stay that cannot be cancelled costs more to insure', () => {
  expect(insuranceAmount(30_000, 'NCNR')).toBe(2_100);
});

test('a stay that costs nothing is insured for nothing', () => {
  expect(insuranceAmount(0, 'FLEX')).toBe(0);
});
