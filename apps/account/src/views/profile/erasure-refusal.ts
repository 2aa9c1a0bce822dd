import { ApiError } from '@shop/api-client';

/** Why an erasure was not asked for. */
export type ErasureRefusal = 'wrongPassword' | 'tooMany' | 'failed';

export function erasureRefusal(error: unknown): ErasureRefusal {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'WRONG_PASSWORD') return 'wrongPassword';
  return error.status === 429 ? 'tooMany' : 'failed';
}
