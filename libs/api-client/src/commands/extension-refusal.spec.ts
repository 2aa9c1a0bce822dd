import { ApiError } from '../transport/api-error.ts';
import { extensionRefusal } from './extension-refusal.ts';

const refused = (status: number, code: string, retryAfter?: number) => new ApiError(status, { code, message: code }, retryAfter);

test.each([
  [409, 'EXTENSION_CHANGED', 'changed'],
  [409, 'GIFT_EXTENDED', 'extended'],
  [409, 'GIFT_EXPIRED', 'refused'],
  [409, 'GIFT_USED', 'refused'],
  [503, 'AWAY', 'failed'],
  [0, 'NETWORK', 'failed'],
])('a refusal with %i %s is called "%s"', (status, code, kind) => {
  expect(extensionRefusal(refused(status, code))).toEqual({ kind });
});

test('a visitor who has tried too often is told how long to wait', () => {
  expect(extensionRefusal(refused(429, 'TOO_MANY_ATTEMPTS', 125))).toEqual({ kind: 'tooMany', minutes: 3 });
});
