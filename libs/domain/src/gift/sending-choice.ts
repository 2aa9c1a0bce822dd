import { sendInstant, sendTimeFault, type SendTime, type SendTimeFault } from './gift-sending.ts';

/** How a digital gift reaches its recipient: the buyer gives it, or its mail goes there at once or at a time. */
export type GiftWay = 'self' | 'now' | 'later';

export interface SendingChoice {
  readonly way: GiftWay;
  /** As chosen so far; counts for `later` alone. */
  readonly sendAt: SendTime;
}

/** Where the browser keeps it until the gift is bought. */
export const SENDING_KEY = 'shop.gift.sending';

/** The hour that is proposed: nobody is woken. */
const FIRST_TIME = '08:00';
const WAYS: readonly unknown[] = ['self', 'now', 'later'] satisfies GiftWay[];

/** What the form begins with. */
export function firstSending(timeZone: string): SendingChoice {
  return { way: 'self', sendAt: { day: '', time: FIRST_TIME, timeZone } };
}

/** Reads what the browser kept; undefined where nobody has chosen, or what stands there is none of it. */
export function readSending(stored: string | null): SendingChoice | undefined {
  try {
    const known = JSON.parse(stored ?? 'null') as { way?: unknown; sendAt?: Record<keyof SendTime, unknown> } | null;
    if (!known || !WAYS.includes(known.way)) return undefined;
    const { day, time, timeZone } = known.sendAt ?? {};
    if (typeof day !== 'string' || typeof time !== 'string' || typeof timeZone !== 'string') return undefined;
    return { way: known.way as GiftWay, sendAt: { day, time, timeZone } };
  } catch {
    return undefined;
  }
}

export function writeSending({ way, sendAt }: SendingChoice): string {
  return JSON.stringify({ way, sendAt });
}

/** Why the choice cannot be kept as it is. */
export function sendingFault({ way, sendAt }: SendingChoice, now: Date): SendTimeFault | undefined {
  return way === 'later' ? sendTimeFault(sendAt, now) : undefined;
}

/** The time to order, undefined for at once: also where the one that was chosen has passed meanwhile. */
export function chosenSendTime(choice: SendingChoice | undefined, now: Date): SendTime | undefined {
  if (choice?.way !== 'later' || sendingFault(choice, now)) return undefined;
  return sendInstant(choice.sendAt) > now ? choice.sendAt : undefined;
}
