import { formatMoney } from '@shop/i18n';
import type { PrintedOrder } from '../documents/printed-order.ts';
import type { ChangeFailure } from '../orders/change-failed.ts';
import { documentMessages } from '../documents/messages/document-messages.ts';
import { orderMail } from './confirmation.ts';
import type { Mail } from '../mail/mail.ts';
import type { Sender } from '../mail/sender.ts';

/** Tells that a change was paid and not made, why, and that its supplement is on its way back. */
export function changeFailedMail(
  printed: PrintedOrder,
  sender: Sender,
  { reason, supplement }: { reason: ChangeFailure; supplement: number },
): Mail {
  const { order, locale } = printed;
  const { mail } = documentMessages(locale);
  return orderMail(printed, sender, {
    subject: mail.changeFailedSubject(order.booking_number),
    intro: mail.changeFailed[reason],
    notes: [mail.supplementBack(formatMoney(supplement, locale))],
  });
}
