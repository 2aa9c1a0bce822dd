import type { LocalDate } from '../days/local-date.ts';
import { notWhole, type NotWhole, type WholeGift } from './whole-gift.ts';

export type GiftTransfer = { readonly kind: 'transferable' } | { readonly kind: 'none'; readonly reason: NotWhole | 'activity' };

/**
 * Whether the holder of a gift can give it to somebody else today: only while all of it is left, since what comes back of a
 * cancelled stay would reach the wrong person. The centre of an activity knows its code, so that one is not given on
 * (decision "a gift changes hands").
 */
export function giftTransfer(gift: WholeGift, today: LocalDate): GiftTransfer {
  const reason = gift.kind === 'DIGITAL_ACTIVITY_ONLY' ? 'activity' : notWhole(gift, today);
  return reason ? { kind: 'none', reason } : { kind: 'transferable' };
}
