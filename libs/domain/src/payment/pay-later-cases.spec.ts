import { instalmentPlan } from './instalments.ts';
import { deferredPaymentDay, payLaterMethods } from './pay-later.ts';

const today = '2027-02-25';

/** Cents, arrival, what is offered; the month ends between today and the arrivals. */
test.each([
  [24_900, '2027-03-01', []],
  [24_900, '2027-03-02', ['deferred']],
  [24_900, '2027-03-03', ['deferred']],
  [24_900, '2027-03-04', ['deferred', '3x']],
  [25_000, '2027-03-03', ['deferred']],
  [25_000, '2027-03-04', ['deferred', '3x', '4x']],
  [19_999, '2027-06-01', ['deferred']],
  [20_000, '2027-06-01', ['deferred', '3x']],
  [24_999, '2027-06-01', ['deferred', '3x']],
  [200_000, '2027-06-01', ['deferred', '3x', '4x']],
  [200_001, '2027-06-01', ['deferred']],
  [1, '2027-06-01', ['deferred']],
  [0, '2027-06-01', []],
  [24_900, '2027-02-25', []],
])('%d cents for an arrival on %s may be paid later as %j @PROD-071 @PROD-072 @PROD-073', (amount, checkin, types) => {
  expect(payLaterMethods({ amount, checkin, today }).map(({ type }) => type)).toEqual(types);
});

test.each([
  [undefined, '2027-03-01', '2027-02-27'],
  [undefined, '2028-03-01', '2028-02-28'],
  ['2027-02-26', '2027-03-01', '2027-02-26'],
  ['2027-03-01', '2027-03-01', '2027-03-01'],
])('with the deadline %s, an arrival on %s is paid on %s @PROD-075', (deadline, checkin, day) => {
  expect(deferredPaymentDay(deadline, checkin)).toBe(day);
});

test.each([
  [20_000, 300, 3, [6_968, 6_666, 6_666]],
  [20_001, 0, 3, [6_667, 6_667, 6_667]],
  [20_002, 0, 3, [6_668, 6_667, 6_667]],
  [25_000, 550, 4, [6_800, 6_250, 6_250, 6_250]],
  [25_003, 551, 4, [6_804, 6_250, 6_250, 6_250]],
  [200_000, 4_400, 4, [54_400, 50_000, 50_000, 50_000]],
])('%d cents and a fee of %d in %d parts are %j @PROD-074', (amount, fee, count, parts) => {
  const plan = instalmentPlan({ amount, fee, count, today });
  expect(plan.map((part) => part.amount)).toEqual(parts);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount + fee);
});
