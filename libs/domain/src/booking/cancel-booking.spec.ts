import { cancellationRefund } from './cancel-booking.ts';

const BOOKING = { policy: { cancellable: true }, checkin: '2027-03-20', nightsAmount: 20_000, insured: false };
const NEVER = { ...BOOKING, policy: { cancellable: false } };

test('cancelling gives 80 percent of the nights back until two days before arrival', () => {
  expect(cancellationRefund(BOOKING, '2027-03-18')).toEqual({ kind: 'partial', refund: 16_000, until: '2027-03-18' });
  expect(cancellationRefund(BOOKING, '2027-03-19')).toEqual({ kind: 'none', refund: 0, reason: 'afterDeadline' });
});

test('a deadline that the policy names is the last day', () => {
  const early = { ...BOOKING, policy: { cancellable: true, cancellationDeadline: '2027-03-10' } };
  expect(cancellationRefund(early, '2027-03-10').kind).toBe('partial');
  expect(cancellationRefund(early, '2027-03-11').kind).toBe('none');
});

test('what is not cancellable gives nothing back', () => {
  expect(cancellationRefund(NEVER, '2027-03-01')).toEqual({ kind: 'none', refund: 0, reason: 'nonCancellable' });
});

test('an insured stay is given back in full until the day before arrival, whatever its policy @PROD-068', () => {
  expect(cancellationRefund({ ...NEVER, insured: true }, '2027-03-19')).toEqual({ kind: 'insured', refund: 20_000, until: '2027-03-19' });
  expect(cancellationRefund({ ...NEVER, insured: true }, '2027-03-20')).toEqual({ kind: 'none', refund: 0, reason: 'arrived' });
});

test('from the day of arrival nothing is given back', () => {
  expect(cancellationRefund(BOOKING, '2027-03-20')).toEqual({ kind: 'none', refund: 0, reason: 'arrived' });
});
