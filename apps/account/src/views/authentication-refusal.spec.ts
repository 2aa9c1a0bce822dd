import { ApiError } from '@shop/api-client';
import { authenticationRefusal } from './authentication-refusal.ts';

const refused = (status: number, code: string, field?: string) => new ApiError(status, { code, message: 'No', field });

test('a link that was used or is too old is told apart from everything else', () => {
  expect(authenticationRefusal(refused(410, 'LINK_EXPIRED', 'token'), ['newPassword'])).toEqual({ kind: 'expired' });
});

test('what is refused of a field is said beside the field', () => {
  const fields = ['email', 'newPassword'] as const;
  expect(authenticationRefusal(refused(400, 'INVALID_FIELD', 'password'), fields)).toEqual({
    kind: 'field',
    field: 'newPassword',
    fault: 'tooCommon',
  });
  expect(authenticationRefusal(refused(400, 'PASSWORD_BREACHED', 'password'), fields)).toMatchObject({
    field: 'newPassword',
    fault: 'breached',
  });
  expect(authenticationRefusal(refused(400, 'PASSWORD_PERSONAL', 'password'), fields)).toMatchObject({
    field: 'newPassword',
    fault: 'tooPersonal',
  });
  expect(authenticationRefusal(refused(400, 'INVALID_FIELD', 'email'), fields)).toEqual({ kind: 'field', field: 'email', fault: 'email' });
  expect(authenticationRefusal(refused(403, 'WRONG_PASSWORD', 'password'), ['password'])).toMatchObject({
    field: 'password',
    fault: 'wrongPassword',
  });
});

test.each([
  [refused(429, 'TOO_MANY_ATTEMPTS'), 'tooMany'],
  [refused(503, 'BUSY'), 'failed'],
  [refused(0, 'NETWORK'), 'failed'],
  [refused(400, 'INVALID_FIELD', 'locale'), 'failed'],
  [new TypeError('anything'), 'failed'],
])('%s: %s', (error, kind) => {
  expect(authenticationRefusal(error, ['email'])).toEqual({ kind });
});
