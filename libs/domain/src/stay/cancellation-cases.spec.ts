import { cancellationView, modificationDeadline } from './cancellation.ts';

const DAY = '2026-12-08';

test.each([
  { cancellable: true, deadline: DAY, checkin: '2026-12-10', says: 'changesUntil', look: 'success' },
  { cancellable: true, deadline: undefined, checkin: '2026-12-10', says: 'nonRefundable', look: 'info' },
  { cancellable: false, deadline: undefined, checkin: '2026-12-10', says: 'nonRefundable', look: 'info' },
  { cancellable: false, deadline: DAY, checkin: '2026-12-10', says: 'nonRefundable', look: 'success' },
  { cancellable: true, deadline: DAY, checkin: undefined, says: 'addDates', look: 'success' },
  { cancellable: true, deadline: undefined, checkin: undefined, says: 'addDates', look: 'info' },
  { cancellable: false, deadline: undefined, checkin: undefined, says: 'addDates', look: 'info' },
])('cancellable $cancellable until $deadline, arrival $checkin: $says', ({ cancellable, deadline, checkin, says, look }) => {
  expect(cancellationView({ cancellable, cancellationDeadline: deadline }, { checkin })).toMatchObject({ kind: says, look });
});

test.each([
  ['2026-12-10', undefined, '2026-12-08'],
  ['2027-01-01', undefined, '2026-12-30'],
  ['2028-03-01', undefined, '2028-02-28'],
  ['2026-12-10', '2026-12-03', '2026-12-03'],
])('an arrival on %s under a policy that names %s is changed free until %s', (checkin, cancellationDeadline, until) => {
  expect(modificationDeadline({ cancellable: true, cancellationDeadline }, checkin)).toBe(until);
});
