import { ApiError, type ErrorCode } from '@shop/api-client';
import { isScheduled, redemptionRefusal } from './redemption-refusal.ts';

const refused = (status: number, code: ErrorCode, rest: object = {}) => new ApiError(status, { code, message: 'No', ...rest }, 120);

test.each([
  [404, 'UNKNOWN_VOUCHER', 'unknown'],
  [400, 'INVALID_FIELD', 'unknown'],
  [409, 'VOUCHER_EXPIRED', 'expired'],
  [409, 'VOUCHER_CANCELLED', 'cancelled'],
  [409, 'VOUCHER_GIVEN_BACK', 'givenBack'],
  [409, 'VOUCHER_SCHEDULED', 'scheduled'],
  [409, 'VOUCHER_NOT_PAID', 'notPaid'],
  [401, 'SIGN_IN_NEEDED', 'closed'],
  [0, 'NETWORK', 'away'],
  [503, 'TRY_AGAIN', 'away'],
] as const)('%i %s is %s', (status, code, kind) => {
  expect(redemptionRefusal(refused(status, code))).toEqual({ kind });
});

test('a used voucher says when it was, too many tries when to go on', () => {
  const usedAt = '2030-06-01T08:32:00.000Z';
  expect(redemptionRefusal(refused(409, 'VOUCHER_USED', { usedAt }))).toEqual({ kind: 'used', usedAt });
  expect(redemptionRefusal(refused(429, 'TOO_MANY_ATTEMPTS'))).toEqual({ kind: 'tooMany', minutes: 2 });
});

test('what nobody has said no to is sent again', () => {
  const again = [refused(0, 'TIMEOUT'), refused(502, 'HTTP_502'), refused(409, 'IDEMPOTENCY_IN_FLIGHT'), refused(429, 'TOO_MANY_ATTEMPTS')];
  expect(again.map(isScheduled)).toEqual([true, true, true, true]);
  expect([refused(409, 'VOUCHER_USED'), refused(401, 'SIGN_IN_NEEDED')].map(isScheduled)).toEqual([false, false]);
});
