import { formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { documentMessages, giftFacts, stayFacts, type OrderDetails } from '../documents/index.ts';
import { homeOfOrder, type Mail, type Sender } from '../mail/index.ts';
import { isFailureCode } from '../orders/index.ts';
import { customerMail } from './confirmation.ts';

/** Tells that an order was paid and did not go through, why, and that what was paid is on its way back. */
export function orderFailedMail(printed: OrderDetails, sender: Sender, { paid }: { readonly paid: number }): Mail {
  const { order, locale, stay } = printed;
  const { mail } = documentMessages(locale);
  return customerMail(printed, sender, {
    subject: mail.orderFailedSubject(order.booking_number),
    intro: mail.orderFailed[isFailureCode(order.failure) ? order.failure : 'SOLD_OUT'],
    facts: stay ? stayFacts(printed, stay) : giftFacts(printed),
    sections: [],
    notes: [mail.paymentBack(formatMoney(paid, locale))],
    link: { label: mail.backToShop, url: homeOfOrder(printed, sender) + hrefFor('home', locale) },
  });
}
