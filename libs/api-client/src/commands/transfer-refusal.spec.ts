import { ApiError } from '../transport/api-error.ts';
import { transferRefusal } from './transfer-refusal.ts';

const refused = (status: number, code: string, field?: string) => new ApiError(status, { code, message: code, ...(field && { field }) });

test.each([
  [409, 'GIFT_USED', 'used'],
  [409, 'GIFT_IN_ORDER', 'inOrder'],
  [409, 'GIFT_EXPIRED', 'expired'],
  [409, 'GIFT_CANCELLED', 'cancelled'],
  [404, 'GIFT_NOT_FOUND', 'unknown'],
  [409, 'GIFT_SCHEDULED', 'refused'],
  [409, 'GIFT_NOT_TRANSFERABLE', 'refused'],
  [409, 'IDEMPOTENCY_IN_FLIGHT', 'failed'],
  [503, 'AWAY', 'failed'],
  [0, 'NETWORK', 'failed'],
])('a refusal with %i %s is called "%s"', (status, code, kind) => {
  expect(transferRefusal(refused(status, code))).toEqual({ kind });
});

test('what is wrong with a field stands at the field', () => {
  expect(transferRefusal(refused(400, 'INVALID_FIELD', 'email'))).toEqual({ kind: 'field', field: 'email' });
  expect(transferRefusal(refused(400, 'INVALID_FIELD', 'message'))).toEqual({ kind: 'refused' });
});

test('a visitor who has tried too often is told how long to wait', () => {
  expect(transferRefusal(new ApiError(429, { code: 'TOO_MANY_ATTEMPTS', message: '' }, 125))).toEqual({ kind: 'tooMany', minutes: 3 });
});

test('where the new holder was given too many gifts that day, the wait is told in hours; up to one hour it is told in minutes', () => {
  const waiting = (seconds: number) => transferRefusal(new ApiError(429, { code: 'TOO_MANY_ATTEMPTS', message: '' }, seconds));
  expect(waiting(3_600)).toEqual({ kind: 'tooMany', minutes: 60 });
  expect(waiting(3_601)).toEqual({ kind: 'mailboxFull', hours: 2 });
  expect(waiting(50_400)).toEqual({ kind: 'mailboxFull', hours: 14 });
});
