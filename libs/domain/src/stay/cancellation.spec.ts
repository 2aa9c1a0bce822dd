import { cancellationView, modificationDeadline, policyFor } from './cancellation.ts';

const DATES = { checkin: '2026-12-10' };
const FLEXIBLE = { cancellable: true, cancellationDeadline: '2026-12-08' };

test('a cancellable stay with a deadline can be changed until then and looks like good news @SEARCH-061 @SEARCH-062', () => {
  expect(cancellationView(FLEXIBLE, DATES)).toEqual({ kind: 'changesUntil', look: 'success', deadline: '2026-12-08' });
});

test('any other stay with dates is neither exchangeable nor refundable @SEARCH-062', () => {
  expect(cancellationView({ cancellable: false }, DATES)).toEqual({ kind: 'nonRefundable', look: 'info' });
  expect(cancellationView({ cancellable: true }, DATES)).toEqual({ kind: 'nonRefundable', look: 'info' });
});

test('without dates the visitor is asked for them @SEARCH-063', () => {
  expect(cancellationView(FLEXIBLE, {}).kind).toBe('addDates');
});

test('a stay can be modified until two days before arrival unless the policy names a day @PROD-069', () => {
  expect(modificationDeadline({ cancellable: true }, '2027-01-01')).toBe('2026-12-30');
  expect(modificationDeadline(FLEXIBLE, '2026-12-10')).toBe('2026-12-08');
});

test.each([
  ['FLEX_2', '2027-01-20'],
  ['FLEX_7', '2027-01-15'],
  ['FLEX_30', '2026-12-23'],
  ['FLEX_0', '2027-01-21'],
  ['FLEX', '2027-01-20'],
])('a policy %s ends its free changes on %s for an arrival on 22 January @PROD-069', (type, deadline) => {
  expect(policyFor({ type, cancellable: true }, { checkin: '2027-01-22', today: '2026-11-23' })).toEqual({
    type,
    cancellable: true,
    cancellationDeadline: deadline,
  });
});

test('a stay is sold without the right to change it once the last day of its policy has passed, and always under NCNR', () => {
  const on = (today: string) => policyFor({ type: 'FLEX_7', cancellable: true }, { checkin: '2027-01-22', today });
  expect(on('2027-01-15').cancellable).toBe(true);
  expect(on('2027-01-16')).toEqual({ type: 'FLEX_7', cancellable: false });
  expect(policyFor({ type: 'NCNR', cancellable: true }, { checkin: '2027-01-22', today: '2026-11-23' }).cancellable).toBe(false);
});
