import { formatMoney } from '@shop/i18n';
import type { PrintedOrder } from '../documents/printed-order.ts';
import { documentWords } from '../documents/words/document-words.ts';
import { orderMail, type Mail, type Sender } from './confirmation.ts';

/** Tells that a change was paid and not made, why, and that its supplement is on its way back. */
export function changeFailedMail(
  printed: PrintedOrder,
  sender: Sender,
  { reason, supplement }: { reason: string | null; supplement: number },
): Mail {
  const { order, locale } = printed;
  const { mail } = documentWords(locale);
  return orderMail(printed, sender, {
    subject: mail.changeFailedSubject(order.booking_number),
    intro: reason === 'BOOKING_CHANGED' || reason === 'ALREADY_CANCELLED' ? mail.changeFailed[reason] : mail.changeFailed.SOLD_OUT,
    notes: [mail.supplementBack(formatMoney(supplement, locale))],
  });
}
