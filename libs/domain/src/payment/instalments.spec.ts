import { instalmentPlan } from './instalments.ts';

test('instalments are even, one a month, and the first carries the fee @PROD-074', () => {
  expect(instalmentPlan({ amount: 30_000, fee: 450, count: 3, today: '2027-03-01' })).toEqual([
    { day: '2027-03-01', amount: 10_450 },
    { day: '2027-04-01', amount: 10_000 },
    { day: '2027-05-01', amount: 10_000 },
  ]);
});

test('what cannot be divided is paid first, so that the sum is exact', () => {
  const plan = instalmentPlan({ amount: 25_003, fee: 551, count: 4, today: '2027-03-01' });
  expect(plan.map((part) => part.amount)).toEqual([6_804, 6_250, 6_250, 6_250]);
  expect(plan.reduce((sum, part) => sum + part.amount, 0)).toBe(25_003 + 551);
});

test('a plan that begins on the 31st ends short months on their last day', () => {
  const plan = instalmentPlan({ amount: 40_000, fee: 0, count: 4, today: '2027-12-31' });
  expect(plan.map((part) => part.day)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
});
