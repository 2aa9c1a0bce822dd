import { ApiError } from '../transport/api-error.ts';
import { exchangeRefusal } from './exchange-gift.ts';

test.each([
  [409, 'BOX_NOT_OFFERED', 'notOffered'],
  [409, 'GIFT_EXPIRED', 'expired'],
  [409, 'IDEMPOTENCY_IN_FLIGHT', 'failed'],
])('a refused exchange with %i %s is called "%s"', (status, code, kind) => {
  expect(exchangeRefusal(new ApiError(status, { code, message: code }))).toEqual({ kind });
});
