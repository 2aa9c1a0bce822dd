import { HttpProblem } from '../../platform/http/index.ts';

/** An unknown address, a wrong password and an unconfirmed account get one answer. */
export function invalidCredentials(): HttpProblem {
  return new HttpProblem(401, {
    code: 'INVALID_CREDENTIALS',
    message: 'Address and password do not belong together, or the address is not confirmed yet: see your mailbox.',
  });
}
