import { formatMoney } from '@shop/i18n';
import { documentMessages, type OrderDetails } from '../documents/index.ts';
import type { ChangeFailure } from '../orders/index.ts';
import { orderMail } from './confirmation.ts';
import type { Mail, Sender } from '../mail/index.ts';

/** Tells that a change was paid and not made, why, and that its supplement is on its way back. */
export function changeFailedMail(
  printed: OrderDetails,
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
