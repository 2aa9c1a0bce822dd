import { afterDecline, lastDayToPay, unpaidOutcome } from './dunning.ts';

const FAR = { dueDay: '2030-07-01', checkin: '2030-08-15' };

test('a declined instalment is charged again one, three and five days after its day, then no more', () => {
  expect(afterDecline({ ...FAR, attempts: 1 }, '2030-07-01')).toEqual({ kind: 'chargeAgain', day: '2030-07-02' });
  expect(afterDecline({ ...FAR, attempts: 2 }, '2030-07-02')).toEqual({ kind: 'chargeAgain', day: '2030-07-04' });
  expect(afterDecline({ ...FAR, attempts: 3 }, '2030-07-04')).toEqual({ kind: 'chargeAgain', day: '2030-07-06' });
  expect(afterDecline({ ...FAR, attempts: 4 }, '2030-07-06')).toEqual({ kind: 'giveUp', reason: 'attemptsUsed' });
});

test('a shop that was away charges once a day, however late it is', () => {
  expect(afterDecline({ ...FAR, attempts: 1 }, '2030-07-20')).toEqual({ kind: 'chargeAgain', day: '2030-07-21' });
});

test.each([
  ['2030-08-13', 1, '2030-08-13', { kind: 'chargeAgain', day: '2030-08-14' }],
  ['2030-08-13', 2, '2030-08-14', { kind: 'giveUp', reason: 'arrival' }],
  ['2030-08-12', 2, '2030-08-13', { kind: 'chargeAgain', day: '2030-08-14' }],
  ['2030-08-14', 1, '2030-08-14', { kind: 'giveUp', reason: 'arrival' }],
  ['2030-08-13', 1, '2030-08-16', { kind: 'giveUp', reason: 'arrival' }],
] as const)('what is due on %s before an arrival on 15 August is, after decline %d on %s: %j', (dueDay, attempts, today, step) => {
  expect(afterDecline({ dueDay, checkin: '2030-08-15', attempts }, today)).toEqual(step);
});

test('what is due after the stay has begun has all its days', () => {
  const after = { dueDay: '2030-08-20', checkin: '2030-08-15' };
  expect(afterDecline({ ...after, attempts: 3 }, '2030-08-23')).toEqual({ kind: 'chargeAgain', day: '2030-08-25' });
  expect(lastDayToPay(after)).toBe('2030-08-25');
});

test('the last day to pay is five days after the due day, at the latest the eve of the arrival', () => {
  expect(lastDayToPay(FAR)).toBe('2030-07-06');
  expect(lastDayToPay({ dueDay: '2030-08-13', checkin: '2030-08-15' })).toBe('2030-08-14');
  expect(lastDayToPay({ dueDay: '2030-08-14', checkin: '2030-08-15' })).toBe('2030-08-14');
});

test('a booking that stays unpaid is cancelled until the day before arrival, and owed from then on', () => {
  expect(unpaidOutcome({ checkin: '2030-08-15' }, '2030-08-14')).toBe('cancelBooking');
  expect(unpaidOutcome({ checkin: '2030-08-15' }, '2030-08-15')).toBe('claim');
});
