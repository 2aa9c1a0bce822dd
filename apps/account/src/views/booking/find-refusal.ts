import { ApiError } from '@shop/api-client';

/** Why no booking was found. Who tries a wrong number and who tries a wrong address are told the same. */
export type FindRefusal = { readonly kind: 'notFound' | 'failed' } | { readonly kind: 'tooMany'; readonly minutes: number };

const MINUTE_SECONDS = 60;
/** Where nobody says how long. */
const SOME_MINUTES = 15;

export function findRefusal(error: unknown): FindRefusal {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 404 || error.status === 400) return { kind: 'notFound' };
  if (error.status !== 429) return { kind: 'failed' };
  const { retryAfterSeconds } = error;
  return { kind: 'tooMany', minutes: retryAfterSeconds ? Math.ceil(retryAfterSeconds / MINUTE_SECONDS) : SOME_MINUTES };
}
