import { ApiError, minutesToWait } from '@shop/api-client';
import { maybeGiftCode } from '@shop/domain';

/** `scheduled`: the mail that brings the gift waits for its day. */
type CodeState = 'unknown' | 'used' | 'expired' | 'cancelled' | 'scheduled';

/** Why a code opens nothing. */
export type CodeTrouble = { readonly kind: CodeState | 'failed' } | { readonly kind: 'tooMany'; readonly minutes: number };

const KINDS: Readonly<Record<string, CodeState>> = {
  UNKNOWN_VOUCHER: 'unknown',
  VOUCHER_USED: 'used',
  VOUCHER_EXPIRED: 'expired',
  VOUCHER_CANCELLED: 'cancelled',
  VOUCHER_SCHEDULED: 'scheduled',
};

/** The shop's refusal of a code in a word; whatever is no refusal of the code may pass. */
export function codeTrouble(error: unknown): CodeTrouble {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { kind: 'tooMany', minutes };
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  return { kind: KINDS[error.code] ?? (error.status === 400 ? 'unknown' : 'failed') };
}

/** A typed code of which the shop need not be asked. */
export function isIncompleteCode(typed: string): boolean {
  return !maybeGiftCode(typed);
}

export type WayOn = 'contact' | 'stays' | 'booking';

const WAYS: Partial<Record<CodeTrouble['kind'], readonly WayOn[]>> = {
  unknown: ['contact'],
  used: ['booking', 'stays'],
  expired: ['contact', 'stays'],
  cancelled: ['contact', 'stays'],
  scheduled: ['booking', 'contact'],
};

/** Where somebody goes on whose code opens nothing; another code can be typed in every case. */
export function waysOn({ kind }: CodeTrouble): readonly WayOn[] {
  return WAYS[kind] ?? [];
}
