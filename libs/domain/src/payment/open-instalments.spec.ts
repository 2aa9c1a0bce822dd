import { fc } from '@shop/testing/draw';
import { raiseInstalments, reduceInstalments, refundBesideInstalments } from './open-instalments.ts';

const OPEN = [
  { number: 2, amount: 5_000 },
  { number: 3, amount: 5_000 },
];
const sum = (open: readonly { amount: number }[]) => open.reduce((total, { amount }) => total + amount, 0);
const instalments = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 4 })
  .map((amounts) => amounts.map((amount, place) => ({ number: place + 1, amount })));

test('a cheaper stay makes the last instalment smaller first, and gives back only what the plan cannot bear', () => {
  expect(reduceInstalments(OPEN, 6_000)).toEqual({
    open: [
      { number: 2, amount: 4_000 },
      { number: 3, amount: 0 },
    ],
    rest: 0,
  });
  expect(reduceInstalments(OPEN, 12_000).rest).toBe(2_000);
});

test('a dearer stay makes every open instalment larger, the first by the cents that cannot be divided', () => {
  expect(raiseInstalments(OPEN, 1_001)).toEqual([
    { number: 2, amount: 5_501 },
    { number: 3, amount: 5_500 },
  ]);
});

test('no cent is lost or invented by a reduction or a supplement', () => {
  fc.assert(
    fc.property(instalments, fc.integer({ min: 0, max: 500_000 }), (open, cents) => {
      const reduced = reduceInstalments(open, cents);
      expect(sum(open) - sum(reduced.open) + reduced.rest).toBe(cents);
      expect(reduced.open.every(({ amount }) => amount >= 0)).toBe(true);
      expect(sum(raiseInstalments(open, cents))).toBe(sum(open) + cents);
    }),
  );
});

test('the fee of a cancellation is kept out of what was paid, and waived beyond that', () => {
  expect(refundBesideInstalments(28_518, 23_412)).toBe(5_106);
  expect(refundBesideInstalments(28_518, 35_647)).toBe(0);
  expect(refundBesideInstalments(28_518, 0)).toBe(28_518);
});
