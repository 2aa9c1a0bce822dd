import { formatDay } from '@shop/i18n';
import type { Sender } from '../mail/confirmation.ts';
import type { InvoiceDetails } from '../purchase/booking/invoice.ts';
import { countryName, giftFacts, priceFacts, stayFacts, type Fact } from './order-facts.ts';
import { Paper } from './paper.ts';
import type { PrintedOrder } from './printed-order.ts';
import { documentWords } from './words/document-words.ts';

/** The invoice of a paid order, to whom the customer has asked for. */
export function invoicePdf(printed: PrintedOrder, sender: Sender): Promise<Buffer> {
  const { locale, order, stay } = printed;
  const words = documentWords(locale);
  const invoice = order.invoice as InvoiceDetails;
  const paper = new Paper({ title: `${words.invoice} ${invoice.number}`, locale, author: sender.shopName });
  const head: Fact[] = [
    [words.bill.number, invoice.number],
    [words.bill.date, formatDay(invoice.day, locale, 'long')],
    [words.bill.to, billedTo(printed, invoice)],
    ...(invoice.vatNumber ? [[words.bill.vatNumber, invoice.vatNumber] as Fact] : []),
  ];
  return paper
    .paragraph(sender.shopName)
    .title(words.invoice)
    .facts(head)
    .heading(words.bill.what)
    .facts(stay ? stayFacts(printed, stay) : giftFacts(printed).filter(([label]) => label !== words.gift.code))
    .heading(words.bill.amount)
    .facts(priceFacts(printed))
    .paragraph(words.bill.taxIncluded)
    .finish();
}

/** Whom the customer wants to read on it, line by line. */
export function billedTo({ buyer, locale }: Pick<PrintedOrder, 'buyer' | 'locale'>, invoice: InvoiceDetails): string {
  const lines = [
    invoice.company ?? '',
    `${buyer.firstName} ${buyer.lastName}`,
    invoice.addressLine ?? buyer.addressLine ?? '',
    `${invoice.postalCode ?? buyer.postalCode ?? ''} ${invoice.city ?? buyer.city ?? ''}`.trim(),
    countryName(invoice.country ?? buyer.country, locale),
  ];
  return lines.filter(Boolean).join('\n');
}
