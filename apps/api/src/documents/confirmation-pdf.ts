import { formatMoney } from '@shop/i18n';
import { type Fact, mailMessages, type Sender, senderOf } from '../mail/index.ts';
import { conditionsText, giftFacts, priceFacts, stayFacts } from './facts/order-facts.ts';
import { PdfDocument } from './pdf-document.ts';
import type { OrderDetails } from './order-details.ts';
import { documentMessages } from './messages/document-messages.ts';

/** The confirmation of an order: what was bought, under which conditions, what it cost. */
export function confirmationPdf(printed: OrderDetails, sender: Sender): Promise<Buffer> {
  const { locale, order, buyer, stay } = printed;
  const words = documentMessages(locale);
  const signed = senderOf(order, sender);
  const pdf = new PdfDocument({ title: `${words.confirmation} ${order.booking_number}`, locale, author: signed.shopName });
  const who: Fact = [words.buyer, `${buyer.firstName} ${buyer.lastName}`];
  pdf.brand(signed).title(words.confirmation);
  if (!stay)
    return pdf
      .facts([...giftFacts(printed), who])
      .heading(words.price)
      .facts(priceFacts(printed))
      .finish();
  pdf.facts([...stayFacts(printed, stay), who]);
  if (stay.programme.length > 0) pdf.heading(words.included).list(stay.programme);
  if (order.special_request) pdf.heading(words.request).paragraph(order.special_request);
  pdf.heading(words.price).facts(priceFacts(printed));
  if (stay.localTax > 0) pdf.paragraph(mailMessages(locale).localTax(formatMoney(stay.localTax, locale)));
  return pdf.heading(words.conditions).paragraph(conditionsText(printed)).finish();
}
