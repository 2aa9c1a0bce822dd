import { ApiError, minutesToWait } from '@shop/api-client';

/** Why no booking was found. Who tries a wrong number and who tries a wrong address are told the same. */
export type FindRefusal = { readonly kind: 'notFound' | 'taken' | 'failed' } | { readonly kind: 'tooMany'; readonly minutes: number };

export function findRefusal(error: unknown): FindRefusal {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { kind: 'tooMany', minutes };
  if (error instanceof ApiError && error.code === 'BOOKING_OF_ANOTHER_ACCOUNT') return { kind: 'taken' };
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return { kind: isUnknown ? 'notFound' : 'failed' };
}
