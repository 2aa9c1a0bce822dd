import { IndexCompleteness } from './index-completeness.ts';

/** What is complete after each reading, one a second. */
function readings(seen: readonly (readonly [horizon: number, next: number])[]): number[] {
  const completeness = new IndexCompleteness(0);
  return seen.map(([horizon, next], second) => {
    completeness.changesRead({ horizon: BigInt(horizon), next: BigInt(next) }, second + 1);
    return completeness.completeAt;
  });
}

test('while no transaction is open an index is complete as of its last reading', () => {
  expect(
    readings([
      [5, 5],
      [5, 5],
      [9, 9],
    ]),
  ).toEqual([1, 2, 3]);
});

test('while transactions come and go it is complete as of the reading before', () => {
  expect(
    readings([
      [5, 7],
      [8, 12],
      [13, 20],
    ]),
  ).toEqual([0, 1, 2]);
});

test('it stays as old as the transaction that holds it back, and is complete again once that ends', () => {
  expect(
    readings([
      [5, 5],
      [5, 8],
      [5, 11],
      [5, 14],
      [14, 14],
    ]),
  ).toEqual([1, 1, 1, 1, 5]);
});

test('it is as old as the next open transaction, not as the one that has ended', () => {
  expect(
    readings([
      [5, 8],
      [5, 11],
      [5, 14],
      [12, 16],
      [12, 17],
    ]),
  ).toEqual([0, 0, 0, 2, 2]);
});

test('everything read at once ends the wait for what is ahead', () => {
  const completeness = new IndexCompleteness(0);
  completeness.changesRead({ horizon: 5n, next: 8n }, 1);
  completeness.allRead(2);
  completeness.changesRead({ horizon: 9n, next: 12n }, 3);
  expect(completeness.completeAt).toBe(2);
});
