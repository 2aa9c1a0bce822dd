import { addDays, type LocalDate } from '../days/local-date.ts';
import { firstSendDay, sendInstant } from './gift-sending.ts';
import { giftState, type GiftState } from './gift-validity.ts';

/** How many days before its last one the holder of a gift is reminded of it; the first one first (decision "a gift reminds its holder"). */
export const GIFT_REMINDER_DAYS = [60, 30, 7] as const;

export type ReminderDays = (typeof GIFT_REMINDER_DAYS)[number];

/** Reminders leave between these hours on their reader's clock. */
const FIRST_TIME = '08:00';
const LAST_TIME = '20:00';

export interface RemindedGift {
  readonly status: GiftState;
  readonly expiresOn: LocalDate;
  /** Cents that are left of it. */
  readonly remaining: number;
  /** Day on which its holder got it; undefined while it is still to be sent, or its mail came back. */
  readonly heldSince: LocalDate | undefined;
  /** Its payment is disputed, or the account of its holder is blocked. */
  readonly isHeldBack: boolean;
  /** The reminders of this last day that were mailed. */
  readonly reminded: readonly ReminderDays[];
}

export type GiftReminder =
  | { readonly kind: 'due'; readonly days: ReminderDays }
  | { readonly kind: 'none'; readonly reason: 'used' | 'cancelled' | 'expired' | 'notSent' | 'heldBack' | 'tooEarly' | 'reminded' };

/**
 * Which reminder of a gift is due on a day of its point of sale. Of several that were missed it is the nearest to the last day, late; one
 * whose day had come when the holder got the gift is none. An extended gift has other days, and so all of its reminders again.
 */
export function giftReminder(gift: RemindedGift, today: LocalDate): GiftReminder {
  const state = giftState(gift, today);
  if (state !== 'active') return { kind: 'none', reason: state };
  if (gift.remaining <= 0) return { kind: 'none', reason: 'used' };
  if (gift.heldSince === undefined) return { kind: 'none', reason: 'notSent' };
  if (gift.isHeldBack) return { kind: 'none', reason: 'heldBack' };
  const days = GIFT_REMINDER_DAYS.findLast((before) => addDays(gift.expiresOn, -before) <= today);
  if (days === undefined || addDays(gift.expiresOn, -days) <= gift.heldSince) return { kind: 'none', reason: 'tooEarly' };
  return gift.reminded.includes(days) ? { kind: 'none', reason: 'reminded' } : { kind: 'due', days };
}

/** Whether mail that nobody waits for may arrive: from the morning to the evening of where its reader is. */
export function isReminderTime(timeZone: string, now: Date): boolean {
  const day = firstSendDay(timeZone, now);
  return sendInstant({ day, time: FIRST_TIME, timeZone }) <= now && now < sendInstant({ day, time: LAST_TIME, timeZone });
}
