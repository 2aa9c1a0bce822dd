import { instalmentPlan } from './instalments.ts';

test.each([
  { amount: 20_000, fee: 300, count: 3, parts: [6_968, 6_666, 6_666] },
  { amount: 20_001, fee: 0, count: 3, parts: [6_667, 6_667, 6_667] },
  { amount: 20_002, fee: 0, count: 3, parts: [6_668, 6_667, 6_667] },
  { amount: 25_000, fee: 550, count: 4, parts: [6_800, 6_250, 6_250, 6_250] },
  { amount: 200_000, fee: 3_000, count: 3, parts: [69_668, 66_666, 66_666] },
  { amount: 200_000, fee: 4_400, count: 4, parts: [54_400, 50_000, 50_000, 50_000] },
])('$amount cents and a fee of $fee in $count parts', ({ parts, ...payment }) => {
  const plan = instalmentPlan({ ...payment, today: '2027-03-01' });
  expect(plan.map(({ amount }) => amount)).toEqual(parts);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(payment.amount + payment.fee);
});

test.each([
  ['2027-01-28', ['2027-01-28', '2027-02-28', '2027-03-28']],
  ['2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
  ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
  ['2027-11-30', ['2027-11-30', '2027-12-30', '2028-01-30']],
  ['2027-12-01', ['2027-12-01', '2028-01-01', '2028-02-01']],
])('a plan that begins on %s is paid on %j', (today, days) => {
  expect(instalmentPlan({ amount: 30_000, fee: 0, count: 3, today }).map(({ day }) => day)).toEqual(days);
});
