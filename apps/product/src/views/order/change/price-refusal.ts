import { refusalOf, type PriceProblem } from '../../stay/price-view.ts';

/** Why there is no difference to show: nobody knows the booking, it is cancelled, its last day has passed, the stay cannot be had, or nobody answered. */
export type PriceRefusal =
  | { readonly kind: 'unknown' | 'cancelled' | 'closed' | 'failed' }
  | { readonly kind: 'refused'; readonly reason: PriceProblem['kind'] | 'giftNotUsable' };

export function priceRefusal(error: unknown): PriceRefusal {
  const { status = 0, code = '' } = (error ?? {}) as { status?: number; code?: string };
  if (code === 'NOT_MODIFIABLE') return { kind: 'closed' };
  if (code === 'ALREADY_CANCELLED') return { kind: 'cancelled' };
  if (code === 'GIFT_NOT_USABLE') return { kind: 'refused', reason: 'giftNotUsable' };
  if (status === 404) return { kind: 'unknown' };
  const isFinal = status >= 400 && status < 500 && status !== 429;
  return isFinal ? { kind: 'refused', reason: refusalOf(error).kind } : { kind: 'failed' };
}
