import type { GiftTransferBody } from '@shop/contracts';
import { ApiError, minutesToWait } from '../transport/api-error.ts';

/** What the form says of a field. */
type RefusedField = keyof Pick<GiftTransferBody, 'firstName' | 'email' | 'fromName'>;

export type TransferRefusalKind = 'used' | 'inOrder' | 'expired' | 'cancelled' | 'unknown' | 'refused' | 'failed';

/** Why a gift was not given to somebody else. `unknown`: its code opens nothing; `failed`: nobody said no, it can be tried again as it is. */
export type TransferRefusal =
  | { readonly kind: TransferRefusalKind }
  | { readonly kind: 'field'; readonly field: RefusedField }
  | { readonly kind: 'tooMany'; readonly minutes: number };

const KINDS: Readonly<Record<string, TransferRefusalKind>> = {
  GIFT_USED: 'used',
  GIFT_IN_ORDER: 'inOrder',
  GIFT_EXPIRED: 'expired',
  GIFT_CANCELLED: 'cancelled',
  GIFT_NOT_FOUND: 'unknown',
  IDEMPOTENCY_IN_FLIGHT: 'failed',
};

/** Why a gift was not given to somebody else, in a word. */
export function transferRefusal(error: unknown): TransferRefusal {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { kind: 'tooMany', minutes };
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'failed' };
  if (error.status === 400 && isField(error.field)) return { kind: 'field', field: error.field };
  return { kind: KINDS[error.code] ?? 'refused' };
}

const isField = (field: string | undefined): field is RefusedField => ['firstName', 'email', 'fromName'].includes(field ?? '');
