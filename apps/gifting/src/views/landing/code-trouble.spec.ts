import { ApiError } from '@shop/api-client';
import { codeTrouble, isIncompleteCode, waysOn } from './code-trouble.ts';

const refused = (status: number, code: string, retryAfter?: number) => new ApiError(status, { code, message: code }, retryAfter);

test.each([
  [404, 'UNKNOWN_VOUCHER', 'unknown'],
  [409, 'VOUCHER_USED', 'used'],
  [409, 'VOUCHER_EXPIRED', 'expired'],
  [409, 'VOUCHER_CANCELLED', 'cancelled'],
  [400, 'INVALID_FIELD', 'unknown'],
  [503, 'AWAY', 'failed'],
])('a refusal with %i %s is called "%s"', (status, code, kind) => {
  expect(codeTrouble(refused(status, code))).toEqual({ kind });
});

test('a visitor who has tried too often is told how long to wait', () => {
  expect(codeTrouble(refused(429, 'TOO_MANY_ATTEMPTS', 125))).toEqual({ kind: 'tooMany', minutes: 3 });
});

test('whatever is no answer of the shop may pass', () => {
  expect(codeTrouble(new TypeError('network'))).toEqual({ kind: 'failed' });
});

test('a code of less than three letters or digits is not sent', () => {
  expect(isIncompleteCode(' - ')).toBe(true);
  expect(isIncompleteCode('7K3M')).toBe(false);
});

test('every code that is used up, void or unknown has a way on beside another code', () => {
  for (const kind of ['unknown', 'used', 'expired', 'cancelled', 'scheduled'] as const) expect(waysOn({ kind })).not.toEqual([]);
});
