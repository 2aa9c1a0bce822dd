import { remainingToPay, type OrderParts } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { ORDER_KEY, hrefFor } from '@shop/routes';
import { conditionsText, giftFacts, priceFacts, stayFacts, type Fact } from '../documents/order-facts.ts';
import type { PrintedOrder } from '../documents/printed-order.ts';
import { documentWords } from '../documents/words/document-words.ts';
import { instalmentWords } from './instalment-words.ts';
import { htmlLetter, plainLetter, type Letter } from './letter.ts';
import { mailWords } from './words.ts';

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** Who signs, and where links lead. */
export interface Sender {
  readonly shopName: string;
  readonly publicOrigin: string;
}

/** Writes the confirmation of a paid order in the customer's locale: of a stay, or of a gift that was bought. */
export function confirmationMail(printed: PrintedOrder, sender: Sender): Mail {
  const words = mailWords(printed.locale);
  const more = documentWords(printed.locale).mail;
  const number = printed.order.booking_number;
  const { gift } = printed;
  const subject = gift ? more.giftSubject(number) : words.subject(number);
  const giftIntro = gift?.format === 'physical' ? more.physicalIntro : more.giftIntro;
  // A printed gift travels by post, and no document with its mail.
  const attached = gift?.format === 'physical' ? [] : [more.attached];
  const intro = gift ? giftIntro : stayIntro(printed);
  return orderMail(printed, sender, { subject, intro, notes: [...stayNotes(printed), ...attached] });
}

/** A stay of which something is still to be taken is booked, and not paid yet. */
function stayIntro({ locale, schedule }: PrintedOrder): string {
  const isOpen = schedule.some(({ status }) => status !== 'paid' && status !== 'cancelled');
  return isOpen ? instalmentWords(locale).bookedIntro : mailWords(locale).intro;
}

/** Tells what a booking has become. */
export function changeMail(printed: PrintedOrder, sender: Sender): Mail {
  const { mail } = documentWords(printed.locale);
  const subject = mail.changeSubject(printed.order.booking_number);
  const refund = printed.order.refunded_cents > 0 ? refundNotes(printed) : [];
  return orderMail(printed, sender, { subject, intro: mail.changeIntro, notes: [...stayNotes(printed), ...refund, mail.attached] });
}

/** Tells that a booking or an order of gifts is cancelled, and what comes back. */
export function cancellationMail(printed: PrintedOrder, sender: Sender): Mail {
  const { mail } = documentWords(printed.locale);
  const number = printed.order.booking_number;
  const subject = printed.gift ? mail.giftCancelSubject(number) : mail.cancelSubject(number);
  const intro = printed.gift ? mail.giftCancelIntro : mail.cancelIntro;
  return orderMail(printed, sender, { subject, intro, notes: refundNotes(printed) });
}

/** A letter about an order: its facts, and what else is to be said. */
export function orderMail(
  printed: PrintedOrder,
  sender: Sender,
  { subject, intro, notes }: { subject: string; intro: string; notes: readonly string[] },
): Mail {
  const { order, locale, buyer, stay } = printed;
  const words = mailWords(locale);
  const facts: Fact[] = [...(stay ? stayFacts(printed, stay) : giftFacts(printed)), ...priceFacts(printed)];
  const page = hrefFor('confirmation', locale, { orderUUID: order.uuid }, { query: { status: 'success' } });
  // What stands behind the # reaches no server and no log; the page exchanges it and takes it out of the address.
  const url = `${sender.publicOrigin}/${locale}${page}#${ORDER_KEY}=${printed.key}`;
  const letter: Letter = {
    locale,
    hello: words.hello(buyer.firstName),
    intro,
    facts,
    notes,
    link: { label: stay ? words.see : documentWords(locale).mail.seeOrder, url },
    goodbye: words.goodbye,
    signature: sender.shopName,
  };
  return {
    to: { name: `${buyer.firstName} ${buyer.lastName}`, address: order.email },
    from: { name: sender.shopName, address: 'booking@shop.invalid' },
    subject,
    text: plainLetter(letter),
    html: htmlLetter(letter),
  };
}

/** Tells that a booking is cancelled because an instalment stayed unpaid. */
export function unpaidCancellationMail(printed: PrintedOrder, sender: Sender): Mail {
  const { subject, intro } = instalmentWords(printed.locale).unpaidCancelled;
  return orderMail(printed, sender, { subject: subject(printed.order.booking_number), intro, notes: refundNotes(printed) });
}

/** Where the money comes back to: the card, the gifts, or both. */
function refundNotes({ order, locale, schedule }: PrintedOrder): string[] {
  if (schedule.length > 0 && order.refunded_cents === 0) return [];
  const { mail } = documentWords(locale);
  const parts = order.parts as OrderParts | null;
  const isPaidByCard = !parts || remainingToPay(parts) > 0;
  return [...(isPaidByCard ? [mail.refundNote] : []), ...(parts && parts.gifts > 0 ? [mail.giftRefundNote] : [])];
}

/** What is still to be paid at the hotel, and what may be changed until when. */
function stayNotes(printed: PrintedOrder): string[] {
  const { stay, locale } = printed;
  if (!stay) return [];
  const localTax = stay.localTax > 0 ? [mailWords(locale).localTax(formatMoney(stay.localTax, locale))] : [];
  return [...localTax, conditionsText(printed)];
}
