import type { LocalDate } from '../days/local-date.ts';
import type { ExtendableGift } from './gift-extension.ts';
import { giftState } from './gift-validity.ts';

/** What a rule asks of a gift that its holder would give on or exchange. */
export interface WholeGift extends Pick<ExtendableGift, 'kind' | 'status' | 'expiresOn' | 'isSent'> {
  /** Cents it was worth. */
  readonly value: number;
  /** Cents that are left of it. */
  readonly remaining: number;
  /** An order that is not paid yet names it. */
  readonly isInOrder: boolean;
}

export type NotWhole = 'used' | 'inOrder' | 'cancelled' | 'notSent' | 'expired';

/** Why a gift is not whole in the hands of its holder today: good, sent, unspent and in no order; undefined where it is. */
export function notWhole(gift: WholeGift, today: LocalDate): NotWhole | undefined {
  const state = giftState(gift, today);
  if (state !== 'active') return state;
  if (!gift.isSent) return 'notSent';
  if (gift.remaining !== gift.value) return 'used';
  return gift.isInOrder ? 'inOrder' : undefined;
}
