import { ApiError } from '@shop/api-client';
import { deliveryRefusal } from './delivery-refusal.ts';

const refusal = (status: number, code: string, field?: string) =>
  deliveryRefusal(new ApiError(status, { code, message: code, ...(field && { field }) }));

test('each reason has its words, and what is unknown may be tried again', () => {
  expect(refusal(409, 'GIFT_ALREADY_SENT')).toBe('alreadySent');
  expect(refusal(403, 'ORDER_ACCESS_NEEDED')).toBe('access');
  expect(refusal(400, 'INVALID_FIELD', 'sendAt.day')).toBe('time');
  expect(refusal(400, 'INVALID_FIELD', 'message')).toBe('failed');
  expect(refusal(0, 'NETWORK')).toBe('failed');
  expect(deliveryRefusal(new Error('nothing'))).toBe('failed');
});
