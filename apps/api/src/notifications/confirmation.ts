import { remainingToPay, type OrderParts } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { ORDER_KEY, hrefFor } from '@shop/routes';
import {
  conditionsText,
  documentMessages,
  giftFacts,
  instalmentMessages,
  isGivenByHand,
  priceFacts,
  type OrderDetails,
  stayFacts,
} from '../documents/index.ts';
import {
  homeOfOrder,
  type Letter,
  type LetterLink,
  letterMail,
  type LetterPicture,
  type LetterSection,
  type Mail,
  mailMessages,
  type Sender,
  senderOf,
} from '../mail/index.ts';

/** Writes the confirmation of a paid order in the customer's locale: of a stay, or of a gift that was bought. */
export function confirmationMail(printed: OrderDetails, sender: Sender): Mail {
  const words = mailMessages(printed.locale);
  const more = documentMessages(printed.locale).mail;
  const number = printed.order.booking_number;
  const { gift, vouchers } = printed;
  const subject = gift ? more.giftSubject(number) : words.subject(number);
  const giftIntro = gift?.format === 'physical' ? more.physicalIntro : more.giftIntro;
  // A printed gift travels by post, and no document with its mail; nor with one whose gifts were all given to somebody else.
  const attached =
    gift && (gift.format === 'physical' || vouchers.length === 0) ? [] : [isGivenByHand(printed) ? more.attachedToGive : more.attached];
  const intro = gift ? giftIntro : stayIntro(printed);
  return orderMail(printed, sender, { subject, intro, notes: attached });
}

/** A stay of which something is still to be taken is booked, and not paid yet. */
function stayIntro({ locale, schedule }: OrderDetails): string {
  const isOpen = schedule.some(({ status }) => status !== 'paid' && status !== 'cancelled');
  return isOpen ? instalmentMessages(locale).bookedIntro : mailMessages(locale).intro;
}

/** What one change of a booking has brought about. */
export interface ChangeNews {
  /** Cents that go back by it. */
  readonly back: number;
  /** Number of the document that was issued by it, where an invoice was asked for before. */
  readonly issued?: string | undefined;
}

/** Tells what a booking has become. */
export function changeMail(printed: OrderDetails, sender: Sender, { back, issued }: ChangeNews): Mail {
  const { mail } = documentMessages(printed.locale);
  const subject = mail.changeSubject(printed.order.booking_number);
  const document = printed.invoices.find(({ number }) => number === issued);
  const notes = [...(back > 0 ? refundNotes(printed) : []), ...(document ? issuedNotes(document, printed.locale) : []), mail.attached];
  return orderMail(printed, sender, { subject, intro: mail.changeIntro, notes });
}

/** Tells that a booking or an order of gifts is cancelled, and what comes back. */
export function cancellationMail(printed: OrderDetails, sender: Sender): Mail {
  const { mail } = documentMessages(printed.locale);
  const number = printed.order.booking_number;
  const subject = printed.gift ? mail.giftCancelSubject(number) : mail.cancelSubject(number);
  const intro = printed.gift ? mail.giftCancelIntro : mail.cancelIntro;
  return orderMail(printed, sender, { subject, intro, notes: cancellationNotes(printed) });
}

/** A letter about an order: its facts, what is in it, what it costs, and how it is changed. */
export function orderMail(printed: OrderDetails, sender: Sender, said: { subject: string; intro: string; notes: readonly string[] }): Mail {
  const { stay } = printed;
  return customerMail(printed, sender, {
    ...said,
    facts: stay ? stayFacts(printed, stay) : giftFacts(printed),
    sections: orderSections(printed, sender),
  });
}

/** What a stay includes, what the order costs, and until when and where it is changed or cancelled. */
function orderSections(printed: OrderDetails, sender: Sender): LetterSection[] {
  const { stay, locale, order } = printed;
  const words = documentMessages(locale);
  const price: LetterSection = { heading: words.price, amounts: priceFacts(printed), paragraphs: localTaxNotes(printed) };
  if (!stay) return [price];
  const included = stay.programme.length > 0 ? [{ heading: words.included, list: stay.programme }] : [];
  if (order.status === 'cancelled') return [...included, price];
  const manage = { label: mailMessages(locale).manage, url: bookingPage(printed, sender) };
  const conditions = { heading: words.conditions, paragraphs: [conditionsText(printed)], link: isFixed(printed) ? undefined : manage };
  return [...included, price, conditions];
}

/** Neither changed nor cancelled for money: there is nothing to do about it. */
function isFixed({ order }: OrderDetails): boolean {
  const policy = order.cancellation as { cancellationDeadline?: string } | null;
  return !policy?.cancellationDeadline && !order.insured;
}

function bookingPage(printed: OrderDetails, sender: Sender): string {
  return homeOfOrder(printed, sender) + hrefFor('bookingManagement', printed.locale, {}, { hash: 'modify' });
}

/** A letter to the customer with a link to their order. */
export function customerMail(
  printed: OrderDetails,
  sender: Sender,
  {
    subject,
    linkLabel,
    ...said
  }: Pick<Letter, 'intro' | 'facts' | 'notes' | 'sections'> & {
    readonly subject: string;
    /** Of the link to the order, in place of "see my order". */
    readonly linkLabel?: string;
    readonly link?: LetterLink;
  },
): Mail {
  const { order, locale, buyer, stay } = printed;
  const words = mailMessages(locale);
  const signed = senderOf(order, sender);
  const letter: Letter = {
    locale,
    hello: words.hello(buyer.firstName),
    picture: pictureOf(printed),
    link: { label: linkLabel ?? (stay ? words.see : documentMessages(locale).mail.seeOrder), url: orderPage(printed, sender) },
    ...said,
    goodbye: words.goodbye,
    signature: signed.shopName,
  };
  return letterMail(letter, { to: { name: `${buyer.firstName} ${buyer.lastName}`, address: order.email }, subject }, signed);
}

/** What stands behind the # reaches no server and no log; the page exchanges it and takes it out of the address. */
function orderPage(printed: OrderDetails, sender: Sender): string {
  const { order, key, locale } = printed;
  const page = hrefFor('confirmation', locale, { orderUUID: order.uuid }, { query: { status: 'success' } });
  return `${homeOfOrder(printed, sender)}${page}#${ORDER_KEY}=${key}`;
}

export function pictureOf({ picture, stay, gift, locale }: OrderDetails): LetterPicture | undefined {
  const drawing = gift?.look && documentMessages(locale).gift.looks[gift.look];
  return picture && { jpeg: picture, alt: drawing ?? stay?.hotel ?? gift?.name ?? '' };
}

/** Tells that a booking is cancelled because an instalment stayed unpaid. */
export function unpaidCancellationMail(printed: OrderDetails, sender: Sender): Mail {
  const { subject, intro } = instalmentMessages(printed.locale).unpaidCancelled;
  return orderMail(printed, sender, {
    subject: subject(printed.order.booking_number),
    intro,
    notes: cancellationNotes(printed),
  });
}

/** What comes back, what is not taken any more, and the documents of it. */
function cancellationNotes(printed: OrderDetails): string[] {
  const isDropped = printed.schedule.some(({ status }) => status === 'cancelled');
  const last = printed.invoices.at(-1);
  return [
    ...refundNotes(printed),
    ...(isDropped ? [instalmentMessages(printed.locale).nothingMore] : []),
    ...(last ? issuedNotes(last, printed.locale) : []),
  ];
}

/** The credit note of what is given back, or the further invoice of a supplement, where an invoice was asked for before. */
function issuedNotes({ refersTo, kind, number, gross }: OrderDetails['invoices'][number], locale: OrderDetails['locale']): string[] {
  return refersTo ? [documentMessages(locale).mail.issued[kind](number, formatMoney(gross, locale))] : [];
}

/** Where the money comes back to: the card, the gifts, or both; and what the customer's bank decides about. */
function refundNotes({ order, locale, schedule, money }: OrderDetails): string[] {
  if (schedule.length > 0 && order.refunded_cents === 0) return [];
  const { mail } = documentMessages(locale);
  const parts = order.parts as OrderParts | null;
  const isPaidByCard = !parts || remainingToPay(parts) > 0;
  const { cardBack, disputedBack = 0 } = money;
  const isAllDisputed = disputedBack > 0 && cardBack === 0;
  return [
    ...(isPaidByCard && !isAllDisputed ? [mail.refundNote] : []),
    ...(disputedBack > 0 ? [mail.disputedRefundNote(formatMoney(disputedBack, locale))] : []),
    ...(parts && parts.gifts > 0 ? [mail.giftRefundNote] : []),
  ];
}

/** What is still to be paid at the hotel. */
function localTaxNotes({ stay, order, locale }: OrderDetails): string[] {
  const isDue = stay !== undefined && stay.localTax > 0 && order.status !== 'cancelled';
  return isDue ? [mailMessages(locale).localTax(formatMoney(stay.localTax, locale))] : [];
}
