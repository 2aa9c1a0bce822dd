import { ApiError } from '@shop/api-client';

/** Why nobody was signed in; each has its sentence in the messages. */
export type SignInFault = 'wrong' | 'tooMany' | 'notAColleague' | 'blocked' | 'closed' | 'failed';

const BY_STATUS: Readonly<Record<number, SignInFault>> = {
  400: 'wrong',
  401: 'wrong',
  403: 'notAColleague',
  404: 'closed',
  429: 'tooMany',
};

export function signInFault(error: unknown): SignInFault {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'ACCOUNT_BLOCKED') return 'blocked';
  return BY_STATUS[error.status] ?? 'failed';
}
