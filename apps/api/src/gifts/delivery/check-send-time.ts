import type { GiftSendTime } from '@shop/contracts';
import { sendTimeFault, type SendTimeFault } from '@shop/domain';
import { invalidField } from '../../platform/http/index.ts';

const MESSAGES: Record<SendTimeFault, string> = {
  noSuchTime: 'sendAt is a day and a time that exist.',
  unknownZone: 'timeZone is one that gifts are sent by, e.g. Europe/Paris.',
  past: 'sendAt has passed.',
  tooFar: 'A gift is sent within a year.',
};

/** Refuses a time at which no gift is sent, by the field that is wrong. */
export function checkSendTime(sendAt: GiftSendTime | undefined, { path, now }: { path: string; now: Date }): void {
  const fault = sendAt && sendTimeFault(sendAt, now);
  if (fault) throw invalidField(fault === 'unknownZone' ? `${path}.timeZone` : `${path}.day`, MESSAGES[fault]);
}
