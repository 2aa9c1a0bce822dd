import { addDays, type LocalDate } from '../days/local-date.ts';
import { sameDayAfter } from '../days/local-month.ts';
import type { GiftKind } from './gift-format.ts';
import { giftState, type GiftState } from './gift-validity.ts';

/** By how much a gift is extended, and how long after its last day it still can be, in months (decision "a gift is extended once"). */
export const EXTENSION_MONTHS = 3;

/** Within so many days of its last one a gift is expiring: its holder is offered the extension. */
const EXPIRING_DAYS = 60;

export interface ExtendableGift {
  readonly kind: GiftKind;
  readonly status: GiftState;
  readonly expiresOn: LocalDate;
  readonly isExtended: boolean;
  /** Its mail has left, or none was to. */
  readonly isSent: boolean;
}

export type GiftExtension =
  | {
      readonly kind: 'extendable';
      /** The new last day. */
      readonly until: LocalDate;
      /** The last day on which it can be extended. */
      readonly lastDay: LocalDate;
    }
  | { readonly kind: 'none'; readonly reason: 'extended' | 'used' | 'cancelled' | 'tooLate' | 'notSent' | 'activity' };

/**
 * Whether a gift can be extended today, and until when: once, by three months from its last day, or from today where it has
 * expired. The centre of an activity knows its last day, so that one is extended by customer care with the centre.
 */
export function giftExtension(gift: ExtendableGift, today: LocalDate): GiftExtension {
  const refusal = unchangeable(gift);
  if (refusal) return refusal;
  const lastDay = sameDayAfter(gift.expiresOn, EXTENSION_MONTHS);
  if (gift.isExtended) return { kind: 'none', reason: 'extended' };
  if (today > lastDay) return { kind: 'none', reason: 'tooLate' };
  return { kind: 'extendable', until: extendedExpiry(gift.expiresOn, today), lastDay };
}

/** Beyond that rule, once, by a supervisor of customer care: for a gift that was extended before, or is too late. */
export function giftExtensionByGoodwill(gift: ExtendableGift, today: LocalDate): GiftExtension {
  const refusal = unchangeable(gift);
  if (refusal) return refusal;
  return { kind: 'extendable', until: extendedExpiry(gift.expiresOn, today), lastDay: today };
}

/** Whether its holder should hear of the extension: it expires soon, or has expired. */
export function isExpiring({ status, expiresOn }: Pick<ExtendableGift, 'status' | 'expiresOn'>, today: LocalDate): boolean {
  const state = giftState({ status, expiresOn }, today);
  return state === 'expired' || (state === 'active' && expiresOn <= addDays(today, EXPIRING_DAYS));
}

function unchangeable({ kind, status, isSent }: ExtendableGift): Extract<GiftExtension, { kind: 'none' }> | undefined {
  if (kind === 'DIGITAL_ACTIVITY_ONLY') return { kind: 'none', reason: 'activity' };
  if (status === 'used' || status === 'cancelled') return { kind: 'none', reason: status };
  return isSent ? undefined : { kind: 'none', reason: 'notSent' };
}

function extendedExpiry(expiresOn: LocalDate, today: LocalDate): LocalDate {
  return sameDayAfter(expiresOn > today ? expiresOn : today, EXTENSION_MONTHS);
}
