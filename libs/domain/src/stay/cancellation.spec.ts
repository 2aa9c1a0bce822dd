import { cancellationView, modificationDeadline } from './cancellation.ts';

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
