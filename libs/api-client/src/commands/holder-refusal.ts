import { ApiError, minutesToWait } from '../transport/api-error.ts';

export type HolderRefusalKind = 'used' | 'inOrder' | 'expired' | 'cancelled' | 'unknown' | 'refused' | 'failed';

/** Why a gift stays as it is. `unknown`: its code opens nothing; `failed`: nobody said no, it can be tried again as it is. */
export type HolderRefusal = { readonly kind: HolderRefusalKind } | { readonly kind: 'tooMany'; readonly minutes: number };

const KINDS: Readonly<Record<string, HolderRefusalKind>> = {
  GIFT_USED: 'used',
  GIFT_IN_ORDER: 'inOrder',
  GIFT_EXPIRED: 'expired',
  GIFT_CANCELLED: 'cancelled',
  GIFT_NOT_FOUND: 'unknown',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
};

/** Why a gift was not changed by its holder, in a word. */
export function holderRefusal(error: unknown): HolderRefusal {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { kind: 'tooMany', minutes };
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'failed' };
  return { kind: KINDS[error.code] ?? 'refused' };
}
