import { ApiError } from '@shop/api-client';

/** Why an account was not erased. */
export type ErasureRefusal = 'wrongPassword' | 'tooMany' | 'tripAhead' | 'underWay' | 'instalmentsOpen' | 'giftScheduled' | 'failed';

const BY_CODE: Readonly<Record<string, ErasureRefusal>> = {
  WRONG_PASSWORD: 'wrongPassword',
  TRIP_AHEAD: 'tripAhead',
  ORDER_UNDER_WAY: 'underWay',
  INSTALMENTS_OPEN: 'instalmentsOpen',
  GIFT_SCHEDULED: 'giftScheduled',
};

export function erasureRefusal(error: unknown): ErasureRefusal {
  if (!(error instanceof ApiError)) return 'failed';
  return BY_CODE[error.code] ?? (error.status === 429 ? 'tooMany' : 'failed');
}
