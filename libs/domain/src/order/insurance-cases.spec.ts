import { insuranceAmount } from './insurance.ts';

/** Cents of the stay, its policy, cents of the insurance: 5 or 7 percent, whole euros upwards, 5 euros at least. */
test.each([
  [-1, 'FLEX_2', 0],
  [0, 'NCNR', 0],
  [1, 'FLEX_2', 500],
  [1, 'NCNR', 500],
  [7_142, 'NCNR', 500],
  [7_143, 'NCNR', 600],
  [10_000, 'FLEX_2', 500],
  [10_001, 'FLEX_2', 600],
  [10_000, 'NCNR', 700],
  [12_000, 'FLEX_7', 600],
  [12_001, 'FLEX_7', 700],
  [200_000, 'FLEX_2', 10_000],
  [200_000, 'NCNR', 14_000],
])('a stay of %d cents under %s is insured for %d cents @PROD-066', (stay, policy, cents) => {
  expect(insuranceAmount(stay, policy)).toBe(cents);
});
