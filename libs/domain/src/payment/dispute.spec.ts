import { coveredByDispute, disputeState, isWithdrawn, mayBecome } from './dispute.ts';

test.each([
  ['warning_needs_response', 'inquiry', false],
  ['warning_closed', 'inquiry', false],
  ['needs_response', 'open', true],
  ['under_review', 'open', true],
  ['lost', 'lost', true],
  ['won', 'won', false],
  ['prevented', 'prevented', false],
] as const)('a dispute that is %s is %s, and the money is with the bank: %s', (status, state, withdrawn) => {
  expect([disputeState(status), isWithdrawn(status)]).toEqual([state, withdrawn]);
});

test.each([
  ['warning_needs_response', 'needs_response', true],
  ['needs_response', 'warning_under_review', false],
  ['needs_response', 'lost', true],
  ['lost', 'won', true],
  ['lost', 'under_review', false],
  ['won', 'lost', false],
  ['prevented', 'needs_response', false],
])('a dispute that is %s may become %s: %s', (before, after, may) => expect(mayBecome(before, after)).toBe(may));

test('a dispute covers open refunds in their order, each as far as it goes', () => {
  const open = [
    { key: 'one', amount: 3_000 },
    { key: 'two', amount: 5_000 },
    { key: 'three', amount: 1_000 },
  ];
  expect(coveredByDispute(open, 4_000)).toEqual([
    { key: 'one', amount: 3_000 },
    { key: 'two', amount: 1_000 },
  ]);
  expect(coveredByDispute(open, 12_000)).toEqual(open);
  expect(coveredByDispute(open, 0)).toEqual([]);
});
