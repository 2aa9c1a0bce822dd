import { reconcile, type Movement } from './reconciliation.ts';

const payment = (key: string, amount = 12_000): Movement => ({ kind: 'payment', key, amount });
const dispute = (outcome?: 'won' | 'lost'): Movement => ({ kind: 'dispute', key: 'du', amount: 12_000, outcome });

describe('a reconciliation', () => {
  test('has nothing to say where both sides have the same', () => {
    const both = [payment('a'), dispute('won'), { kind: 'refund', key: 'a', amount: 500 } as const];
    expect(reconcile(both, both.toReversed())).toEqual([]);
  });

  test('names what only one side has; a refund of the same key is no payment', () => {
    expect(reconcile([payment('a'), payment('b')], [payment('a'), { kind: 'refund', key: 'b', amount: 500 }])).toEqual([
      { kind: 'refund', key: 'b', reason: 'missingHere', there: 500 },
      { kind: 'payment', key: 'b', reason: 'missingThere', here: 12_000 },
    ]);
  });

  test('names an amount that differs, with both', () => {
    expect(reconcile([payment('a')], [payment('a', 11_900)])).toEqual([
      { kind: 'payment', key: 'a', reason: 'amount', here: 12_000, there: 11_900 },
    ]);
  });

  test('names a dispute whose end the shop has not heard of', () => {
    expect(reconcile([dispute()], [dispute('lost')])).toMatchObject([{ kind: 'dispute', reason: 'outcome' }]);
  });
});
