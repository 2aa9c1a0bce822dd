import { ApiError } from '@shop/api-client';
import { actRefusal } from './act-refusal.ts';

const refused = (status: number, code: string, amount?: number) =>
  actRefusal(new ApiError(status, { code, message: 'No', ...(amount !== undefined && { amount }) }));

test('a lost answer and a server that fails can be tried again as they are', () => {
  expect([refused(0, 'TIMEOUT'), refused(503, 'BUSY'), actRefusal(new Error('?'))]).toEqual(Array(3).fill({ kind: 'failed' }));
});

test.each([
  [401, 'SIGN_IN_NEEDED', 'ended'],
  [403, 'ROLE_NEEDED', 'role'],
  [403, 'SECOND_PERSON_NEEDED', 'secondPerson'],
  [409, 'MAIL_WAITING', 'waiting'],
  [409, 'GIFT_HOLDER_UNKNOWN', 'holderUnknown'],
  [429, 'TOO_MANY_ATTEMPTS', 'tooManyGifts'],
  [422, 'IDEMPOTENCY_KEY_REUSED', 'doneBefore'],
  [409, 'SOMETHING_NEW', 'refused'],
] as const)('%s %s says why: %s', (status, code, kind) => expect(refused(status, code)).toEqual({ kind }));

test('a refund that has changed comes with what it is now', () => {
  expect(refused(409, 'REFUND_CHANGED', 4_200)).toEqual({ kind: 'refundChanged', amount: 4_200 });
});
