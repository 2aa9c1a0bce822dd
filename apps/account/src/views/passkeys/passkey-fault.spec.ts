import { ApiError } from '@shop/api-client';
import { passkeyFault } from './passkey-fault.ts';

const refused = (status: number, code: string) => new ApiError(status, { code, message: code });

test.each([
  [refused(403, 'WRONG_PASSWORD'), 'wrongPassword'],
  [refused(403, 'PASSKEY_HOST'), 'host'],
  [refused(410, 'PASSKEY_EXPIRED'), 'expired'],
  [refused(401, 'PASSKEY_REFUSED'), 'refused'],
  [refused(409, 'TOO_MANY_PASSKEYS'), 'full'],
  [refused(429, 'TOO_MANY_ATTEMPTS'), 'tooMany'],
  [refused(503, 'TRY_AGAIN'), 'failed'],
  [new DOMException('The customer gave up.', 'NotAllowedError'), 'cancelled'],
  [new DOMException('It has one already.', 'InvalidStateError'), 'known'],
  [new TypeError('fetch failed'), 'failed'],
] as const)('%s is told as %s', (error, fault) => {
  expect(passkeyFault(error)).toBe(fault);
});
