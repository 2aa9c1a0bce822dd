import { checkEmail, checkName, CUSTOMIZATION_LIMITS, firstSending, sendTimeFault, type SendTime, type SendTimeFault } from '@shop/domain';
import { MAX_QUANTITY } from '../choices/order-choices.ts';

/** What is typed for one recipient, each in a field of its own: of the first piece `recipientEmail1`. */
export type RecipientField = `recipient${'Email' | 'Name' | 'Message' | 'Day' | 'Time' | 'Place'}${number}`;
export type RecipientValues = Readonly<Partial<Record<RecipientField, string>>>;
export type RecipientFault = 'mandatory' | 'email' | 'textOnly' | 'tooLong' | SendTimeFault;

/** As long as the API takes. */
export const LONGEST_OF_RECIPIENT = { email: 254, name: 60, message: CUSTOMIZATION_LIMITS.message } as const;

/** The fields for one piece, counted from 0 on. */
export function recipientFields(piece: number) {
  const number = piece + 1;
  return {
    email: `recipientEmail${number}`,
    name: `recipientName${number}`,
    message: `recipientMessage${number}`,
    day: `recipientDay${number}`,
    time: `recipientTime${number}`,
    place: `recipientPlace${number}`,
  } as const;
}

export const NO_RECIPIENTS: RecipientValues = Object.fromEntries(
  Array.from({ length: MAX_QUANTITY }, (_, piece) => Object.values(recipientFields(piece)))
    .flat()
    .map((name) => [name, '']),
);

/** What times of sending are checked against. */
export interface SendClock {
  readonly now: Date;
  /** IANA, of a recipient for whom no other is chosen. */
  readonly timeZone: string;
}

/** A time for one recipient alone; undefined where no day is chosen. */
export function ownSendTime(values: RecipientValues, piece: number, timeZone: string): SendTime | undefined {
  const { day, time, place } = recipientFields(piece);
  const { sendAt } = firstSending(values[place] || timeZone);
  return values[day] ? { ...sendAt, day: values[day], ...(values[time] && { time: values[time] }) } : undefined;
}

/** How a digital gift is sent. */
export interface MailedGift {
  readonly quantity: number;
  /** Its mail goes to its recipient: the first address is needed. */
  readonly isMailed: boolean;
  readonly clock: SendClock;
}

/** A digital gift may be sent to its recipient, each piece to one of its own, at a time of its own. */
export function checkRecipients(
  values: RecipientValues,
  { quantity, isMailed, clock }: MailedGift,
): Record<RecipientField, RecipientFault> {
  const pieces = Array.from({ length: quantity }, (_, piece) => ({ piece, fields: recipientFields(piece) }));
  const isFirstNeeded = isMailed || pieces.slice(1).some(({ fields }) => values[fields.email]?.trim());
  const faults = pieces.flatMap(({ piece, fields }): [RecipientField, RecipientFault | undefined][] => {
    const email = values[fields.email] ?? '';
    const address: [RecipientField, RecipientFault | undefined] = [fields.email, emailFault(email, piece > 0 || !isFirstNeeded)];
    if (!email.trim()) return [address];
    const isNamed = checkName(values[fields.name] ?? '', { optional: true }).kind === 'ok';
    const isTooLong = quantity > 1 && (values[fields.message] ?? '').length > LONGEST_OF_RECIPIENT.message;
    const sendAt = piece > 0 ? ownSendTime(values, piece, clock.timeZone) : undefined;
    return [
      address,
      [fields.name, isNamed ? undefined : 'textOnly'],
      [fields.message, isTooLong ? 'tooLong' : undefined],
      [fields.day, sendAt && sendTimeFault(sendAt, clock.now)],
    ];
  });
  return Object.fromEntries(faults.filter(([, fault]) => fault)) as Record<RecipientField, RecipientFault>;
}

function emailFault(email: string, optional: boolean): RecipientFault | undefined {
  const { kind } = checkEmail(email, { optional });
  if (kind === 'ok') return undefined;
  return kind === 'mandatory' ? 'mandatory' : 'email';
}
