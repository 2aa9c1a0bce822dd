import { nightsBetween, type LocalDate } from '../days/local-date.ts';

/**
 * A message to a partner: `queued` waits to be sent, `sent` waits for an answer, `failed` could not be delivered (dead letter),
 * `refused` says that the partner cannot deliver, or asks back.
 */
export type MessageState = 'queued' | 'sent' | 'acknowledged' | 'refused' | 'failed';

/** How long the shop waits for a partner before it asks again, and once more before customer care is told. */
export const CHASE = {
  afterHours: 24,
  /** With the guest so near, a silent partner is found out on the same day. */
  nearArrivalDays: 3,
  nearArrivalAfterHours: 4,
  remindersMost: 1,
} as const;

/** Why customer care is told of a message. */
export type ChaseReason = 'refused' | 'failed' | 'notDelivered' | 'unanswered';

export type Chase = { readonly kind: 'none' } | { readonly kind: 'remind' } | { readonly kind: 'notifyCare'; readonly reason: ChaseReason };

export interface ChasedMessage {
  readonly state: MessageState;
  /** When it was written, or last sent. */
  readonly since: Date;
  readonly reminders: number;
  /** Day of arrival or of the activity, and the last day; null for a parcel. */
  readonly startsOn: LocalDate | null;
  readonly endsOn: LocalDate | null;
}

/** What is to be done about a message that customer care does not know of yet. */
export function chase({ state, since, reminders, startsOn, endsOn }: ChasedMessage, now: Date): Chase {
  if (state === 'acknowledged' || isOver(endsOn, now)) return NOTHING;
  if (state === 'refused' || state === 'failed') return { kind: 'notifyCare', reason: state };
  if (now.getTime() - since.getTime() < hoursToWait(startsOn, now) * HOUR_MS) return NOTHING;
  if (state === 'queued') return { kind: 'notifyCare', reason: 'notDelivered' };
  return reminders < CHASE.remindersMost ? { kind: 'remind' } : { kind: 'notifyCare', reason: 'unanswered' };
}

function hoursToWait(startsOn: LocalDate | null, now: Date): number {
  const isNear = startsOn !== null && nightsBetween(dayOf(now), startsOn) <= CHASE.nearArrivalDays;
  return isNear ? CHASE.nearArrivalAfterHours : CHASE.afterHours;
}

function isOver(endsOn: LocalDate | null, now: Date): boolean {
  return endsOn !== null && endsOn < dayOf(now);
}

const dayOf = (moment: Date): LocalDate => moment.toISOString().slice(0, 10);
const NOTHING: Chase = { kind: 'none' };
const HOUR_MS = 3_600_000;
