import { planStop } from './plan-stop.ts';

test.each([
  ['goes on while nothing is taken back', { withdrawn: 0, held: 8_000, isRefundedElsewhere: false }, undefined],
  ['goes on where a part was given back in the dashboard', { withdrawn: 0, held: 1, isRefundedElsewhere: true }, undefined],
  ['goes on where nothing was paid yet', { withdrawn: 0, held: 0, isRefundedElsewhere: false }, undefined],
  ['stops where all that was paid was given back in the dashboard', { withdrawn: 0, held: 0, isRefundedElsewhere: true }, 'refunded'],
  ['stops where a bank has taken a part back', { withdrawn: 1, held: 8_000, isRefundedElsewhere: false }, 'disputed'],
] as const)('a payment plan %s', (_, money, stop) => {
  expect(planStop(money)).toBe(stop);
});
