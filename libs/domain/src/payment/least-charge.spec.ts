import { draws, fc } from '@shop/testing/draw';
import { cardCharge, chargeableInstalments } from './least-charge.ts';

const LEAST = 50;

describe('an amount that a card is to pay', () => {
  test('of one cent less than the least charge is waived whole', () => {
    expect(cardCharge(49, LEAST)).toEqual({ amount: 0, waived: 49 });
    expect(cardCharge(1, LEAST)).toEqual({ amount: 0, waived: 1 });
  });

  test('of exactly the least charge is charged', () => {
    expect(cardCharge(50, LEAST)).toEqual({ amount: 50, waived: 0 });
  });

  test('of nothing waives nothing, and neither does a provider that charges every cent', () => {
    expect(cardCharge(0, LEAST)).toEqual({ amount: 0, waived: 0 });
    expect(cardCharge(1, 0)).toEqual({ amount: 1, waived: 0 });
  });
});

describe('an instalment below the least charge', () => {
  const of = (...amounts: number[]) => amounts.map((amount, place) => ({ number: place + 1, amount }));
  const left = (...amounts: number[]) => {
    const { open, waived } = chargeableInstalments(of(...amounts), LEAST);
    return [open.map(({ amount }) => amount), waived];
  };

  test('joins the one before it', () => {
    expect(left(8_000, 49)).toEqual([[8_049, 0], 0]);
    expect(left(8_000, 50)).toEqual([[8_000, 50], 0]);
  });

  test('joins the one after it where none is before', () => {
    expect(left(30, 8_000)).toEqual([[0, 8_030], 0]);
    expect(left(0, 30, 8_000)).toEqual([[0, 0, 8_030], 0]);
  });

  test('is waived where it is the only one', () => {
    expect(left(49)).toEqual([[0], 49]);
    expect(left(0, 30)).toEqual([[0, 0], 30]);
  });

  test('makes one that can be charged together with another', () => {
    expect(left(30, 30)).toEqual([[60, 0], 0]);
    expect(left(20, 20)).toEqual([[0, 0], 40]);
  });

  test('is never lost, and never more than a cent below the least charge is waived', () => {
    const amounts = fc.array(fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9_000 })), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, (drawn) => {
        const { open, waived } = chargeableInstalments(of(...drawn), LEAST);
        const sum = open.reduce((cents, { amount }) => cents + amount, 0);
        expect(sum + waived).toBe(drawn.reduce((cents, amount) => cents + amount, 0));
        expect(waived).toBeLessThan(LEAST);
        expect(open.filter(({ amount }) => amount > 0 && amount < LEAST)).toEqual([]);
      }),
      { numRuns: draws(1_000) },
    );
  });
});
