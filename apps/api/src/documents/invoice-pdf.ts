import { formatDay, formatMoney, htmlLang } from '@shop/i18n';
import type { Billed, InvoiceContent } from './invoice-content.ts';
import { ciiInvoice } from './electronic/cii-invoice.ts';
import { countryName, storyFact } from './facts/order-facts.ts';
import type { Fact } from '../mail/index.ts';
import { PdfDocument } from './pdf-document.ts';
import { documentMessages } from './messages/document-messages.ts';

/**
 * An issued invoice or credit note, printed from what was stored when it was issued and from nothing else: the same file each time.
 * Machines read the one inside (Factur-X).
 */
export function invoicePdf(invoice: InvoiceContent, { compress = true }: { compress?: boolean } = {}): Promise<Buffer> {
  const { locale, kind, number, day, seller } = invoice;
  const words = documentMessages(locale);
  const title = kind === 'invoice' ? words.invoice : words.creditNote;
  const electronic = { xml: ciiInvoice(invoice), date: new Date(`${day}T12:00:00Z`) };
  return new PdfDocument({ title: `${title} ${number}`, locale, author: seller.name, compress, electronic })
    .brand({ shopName: seller.name })
    .title(title)
    .facts(headFacts(invoice))
    .heading(words.bill.what)
    .facts(invoice.lines.map(({ text, gross, vat }): Fact => [lineLabel(text, vat, locale), formatMoney(gross, locale)]))
    .heading(words.bill.amount)
    .facts(totalFacts(invoice))
    .paragraph(notes(invoice).join('\n'))
    .finish();
}

/** The last invoice or credit note of an order that has one. */
export function lastInvoicePdf(invoices: readonly InvoiceContent[], kind: InvoiceContent['kind']): Promise<Buffer> {
  return invoicePdf(invoices.findLast((invoice) => invoice.kind === kind)!);
}

function headFacts(invoice: InvoiceContent): Fact[] {
  const { locale, kind, number, day, seller, bookingNumber, period, billedTo: to } = invoice;
  const words = documentMessages(locale);
  const long = (date: string) => formatDay(date, locale, 'long');
  const address = `${seller.address.postalCode} ${seller.address.city}`;
  return [
    [kind === 'invoice' ? words.bill.number : words.bill.creditNumber, number],
    [words.bill.date, long(day)],
    [words.bill.seller, [seller.name, seller.address.line, address, countryName(seller.address.country, locale)].join('\n')],
    [words.bill.register, seller.register],
    [words.bill.vatNumber, seller.vatNumber],
    [words.bill.contact, `${seller.email}\n${seller.phone}`],
    [words.bill.to, billedLines(to, invoice)],
    ...(to.vatNumber ? [[words.bill.vatNumber, to.vatNumber] as Fact] : []),
    [words.order, bookingNumber],
    ...(period ? [[words.bill.periodLabel, words.bill.period(long(period.from), long(period.to))] as Fact] : []),
  ];
}

/** Whom the customer wants to read on it, line by line. */
export function billedLines(to: Billed, { locale }: Pick<InvoiceContent, 'locale'>): string {
  const town = `${to.postalCode ?? ''} ${to.city ?? ''}`.trim();
  return [to.company ?? '', to.name, to.addressLine ?? '', town, countryName(to.country, locale)].filter(Boolean).join('\n');
}

function lineLabel(text: string, vat: InvoiceContent['lines'][number]['vat'], locale: InvoiceContent['locale']): string {
  return vat.kind === 'taxed' ? `${text} (${vat.country}, ${percentOf(vat.rate / 100, locale)} %)` : text;
}

function totalFacts(invoice: InvoiceContent): Fact[] {
  const { locale, vat, net, gross, paidByGifts } = invoice;
  const { bill } = documentMessages(locale);
  const money = (cents: number) => formatMoney(cents, locale);
  return [
    [bill.net, money(net)],
    ...vat
      .filter(({ percent }) => percent > 0)
      .map((group): Fact => [bill.vatAt(percentOf(group.percent, locale), money(group.net)), money(group.tax)]),
    [bill.gross, money(gross)],
    ...(paidByGifts > 0 ? [[bill.paidByGifts, money(paidByGifts)] as Fact] : []),
    ...settlementFacts(invoice),
  ];
}

/** How the gross was paid or given back, beside gifts; documents of before name one sum only. */
function settlementFacts({ locale, kind, gross, paidByGifts, due, dueDay, payments, refunded, offset, refersTo }: InvoiceContent): Fact[] {
  const { bill } = documentMessages(locale);
  const fact = (label: string, cents = 0): Fact[] => (cents > 0 ? [[label, formatMoney(cents, locale)]] : []);
  if (offset !== undefined)
    return [
      ...(payments ?? []).map((line) => storyFact(line, locale)),
      ...fact(bill.given, refunded),
      ...fact(kind === 'invoice' ? bill.settledByNote : bill.settledOnInvoice(refersTo?.number ?? ''), offset),
    ];
  if (payments) return payments.map((line) => storyFact(line, locale));
  return [
    ...fact(kind === 'invoice' ? bill.paid : bill.given, gross - paidByGifts - due),
    ...(dueDay ? fact(bill.due(formatDay(dueDay, locale, 'long')), due) : []),
  ];
}

function notes({ locale, refersTo, vat }: InvoiceContent): string[] {
  const { bill } = documentMessages(locale);
  return [
    ...(refersTo ? [`${bill.refersTo(refersTo.number, formatDay(refersTo.day, locale, 'long'))}.`] : []),
    ...vat.flatMap(({ exemptions }) => exemptions.map((exemption) => `${bill.exemptions[exemption]}.`)),
    bill.amounts,
  ];
}

function percentOf(percent: number, locale: InvoiceContent['locale']): string {
  return new Intl.NumberFormat(htmlLang(locale), { maximumFractionDigits: 2 }).format(percent);
}
