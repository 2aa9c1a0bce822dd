import type { LocalDate } from '../days/local-date.ts';
import type { ExtendableGift } from './gift-extension.ts';
import { giftState } from './gift-validity.ts';

export interface TransferableGift extends Pick<ExtendableGift, 'kind' | 'status' | 'expiresOn' | 'isSent'> {
  /** Cents it was worth. */
  readonly value: number;
  /** Cents that are left of it. */
  readonly remaining: number;
  /** An order that is not paid yet names it. */
  readonly isInOrder: boolean;
}

export type GiftTransfer =
  | { readonly kind: 'transferable' }
  | { readonly kind: 'none'; readonly reason: 'used' | 'inOrder' | 'cancelled' | 'notSent' | 'expired' | 'activity' };

/**
 * Whether the holder of a gift can give it to somebody else today: only while all of it is left, since what comes back of a
 * cancelled stay would reach the wrong person. The centre of an activity knows its code, so that one is not given on
 * (decision "a gift changes hands").
 */
export function giftTransfer(gift: TransferableGift, today: LocalDate): GiftTransfer {
  if (gift.kind === 'DIGITAL_ACTIVITY_ONLY') return none('activity');
  const state = giftState(gift, today);
  if (state !== 'active') return none(state);
  if (!gift.isSent) return none('notSent');
  if (gift.remaining !== gift.value) return none('used');
  return gift.isInOrder ? none('inOrder') : { kind: 'transferable' };
}

function none(reason: Extract<GiftTransfer, { kind: 'none' }>['reason']): GiftTransfer {
  return { kind: 'none', reason };
}
