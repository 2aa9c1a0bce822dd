import type { Locale, PartnerMessage } from '@shop/contracts';
import { formatDay, htmlLang } from '@shop/i18n';
import { countryName, documentMessages } from '../../documents/index.ts';
import { type Fact, type Letter, letterMail, type Mail, type Mailbox, mailMessages, type Sender } from '../../mail/index.ts';
import { PermanentError } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { partnerMessage } from '../messages/partner-message.ts';
import { answerPath } from './answer-link.ts';
import { DeliveryRejected, type Channel } from './channel.ts';
import { partnerMailMessages } from './partner-mail-messages.ts';

export interface PartnerMailing {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
}

/** Writes to the partner's address, in their language, with a link to the page on which they answer. */
export function mailChannel({ db, mailbox, sender }: PartnerMailing): Channel {
  return async (row, partner) => {
    if (!partner.email) throw new DeliveryRejected('The partner has no mail address.');
    const locale = partner.locale as Locale;
    const message = partnerMessage(row, locale);
    const url = `${sender.publicOrigin}${await answerPath(db, row.id)}`;
    const mail = partnerMail(message, { locale, name: partner.name, address: partner.email, url, sender });
    // One name a message and reminder: a mail that leaves twice bears the same id, and is shown once.
    const name = `partner-${message.bookingNumber}-${row.id}${row.reminders > 0 ? `-${row.reminders}` : ''}`;
    await mailbox.deliver(name, mail).catch((error: unknown) => {
      throw error instanceof PermanentError
        ? new DeliveryRejected('The mail server knows nobody of that address.', { isFinal: true })
        : error;
    });
    return { isAnswered: false };
  };
}

interface Addressing {
  readonly locale: Locale;
  readonly name: string;
  readonly address: string;
  readonly url: string;
  readonly sender: Sender;
}

/** A message to a partner as a mail in their language. */
export function partnerMail(message: PartnerMessage, { locale, name, address, url, sender }: Addressing): Mail {
  const words = partnerMailMessages(locale);
  const subject = subjectOf(message, locale);
  const letter: Letter = {
    locale,
    hello: words.hello(name),
    intro: partnerIntro(message, locale),
    facts: factsOf(message, locale),
    notes: [words.answerNote],
    link: { label: words.answer, url },
    goodbye: mailMessages(locale).goodbye,
    signature: sender.shopName,
  };
  return letterMail(
    letter,
    { to: { name, address }, subject: message.reminder ? words.reminder(subject) : subject, audience: 'business' },
    sender,
  );
}

/** What the mail and the page behind its link begin with. */
export function partnerIntro({ type, voucher }: PartnerMessage, locale: Locale): string {
  const words = partnerMailMessages(locale);
  return voucher ? words.voucherIntro[type === 'cancelled' ? 'cancelled' : 'booked'] : words.intro[type];
}

function subjectOf({ type, bookingNumber, stay, activities, voucher }: PartnerMessage, locale: Locale): string {
  const words = partnerMailMessages(locale);
  if (voucher) return words.voucherSubject[type === 'cancelled' ? 'cancelled' : 'booked'](bookingNumber);
  const day = stay?.checkin ?? activities?.activities.find(({ date }) => date)?.date;
  return day ? words.subject[type](bookingNumber, formatDay(day, locale, 'long')) : words.parcelSubject[type](bookingNumber);
}

/** What is to be delivered, line by line; the page behind the link shows the same. */
export function factsOf(message: PartnerMessage, locale: Locale): Fact[] {
  const words = partnerMailMessages(locale);
  const { guest, before, voucher } = message;
  const changed = before ? deliverableFacts(before, locale).filter((fact) => !isAmong(fact, deliverableFacts(message, locale))) : [];
  return [
    [message.stay || message.activities ? mailMessages(locale).bookingNumber : documentMessages(locale).order, message.bookingNumber],
    ...(guest ? guestFacts(guest, locale) : []),
    ...(voucher ? voucherFacts(voucher, locale) : []),
    ...deliverableFacts(message, locale),
    ...changed.map(([label, value]): Fact => [`${words.instead}, ${label}`, value]),
  ];
}

const isAmong = ([label, value]: Fact, facts: readonly Fact[]): boolean => facts.some(([one, other]) => one === label && other === value);

function guestFacts({ firstName, lastName, phone, language }: NonNullable<PartnerMessage['guest']>, locale: Locale): Fact[] {
  const words = partnerMailMessages(locale);
  const name = new Intl.DisplayNames(htmlLang(locale), { type: 'language' }).of(language) ?? language;
  return [[words.guest, `${firstName} ${lastName}`], ...(phone ? [[words.phone, phone] as Fact] : []), [words.language, name]];
}

function deliverableFacts({ stay, activities, parcel }: Pick<PartnerMessage, 'stay' | 'activities' | 'parcel'>, locale: Locale): Fact[] {
  if (stay) return stayFacts(stay, locale);
  if (activities) return activityFacts(activities, locale);
  return parcel ? parcelFacts(parcel, locale) : [];
}

function stayFacts(stay: NonNullable<PartnerMessage['stay']>, locale: Locale): Fact[] {
  const [words, mail] = [partnerMailMessages(locale), mailMessages(locale)];
  const { room, includes, specialRequest } = stay;
  const lines = includes.filter(({ kind }) => kind !== 'room').map(({ name, date }) => dated(name, date, locale));
  return [
    [mail.stay, stay.name],
    [mail.room, room.count > 1 ? `${room.count} × ${room.name}` : room.name],
    [mail.arrivalLabel, formatDay(stay.checkin, locale, 'long')],
    [mail.departureLabel, formatDay(stay.checkout, locale, 'long')],
    [mail.travellers, partyOf(stay, locale)],
    ...(lines.length > 0 ? [[words.includes, lines.join(', ')] as Fact] : []),
    ...(specialRequest ? [[words.specialRequest, specialRequest] as Fact] : []),
  ];
}

function activityFacts({ hotel, activities, ...party }: NonNullable<PartnerMessage['activities']>, locale: Locale): Fact[] {
  const words = partnerMailMessages(locale);
  return [
    [words.activities, activities.map(({ name, date }) => dated(name, date, locale)).join(', ')],
    [mailMessages(locale).travellers, partyOf(party, locale)],
    [words.hotel, hotel],
  ];
}

function voucherFacts({ name, activities, adults, count, validUntil }: NonNullable<PartnerMessage['voucher']>, locale: Locale): Fact[] {
  const { voucher, gift } = documentMessages(locale);
  return [
    [voucher, count > 1 ? `${count} × ${name}` : name],
    [partnerMailMessages(locale).activities, activities.join(', ')],
    [gift.forWhom, mailMessages(locale).adults(adults)],
    [gift.validUntil, formatDay(validUntil, locale, 'long')],
  ];
}

function parcelFacts({ address, items, extras, fromName, cardText }: NonNullable<PartnerMessage['parcel']>, locale: Locale): Fact[] {
  const words = partnerMailMessages(locale);
  const { name, addressLine, postalCode, city, country } = address;
  return [
    [words.address, `${name}, ${addressLine}, ${postalCode} ${city}, ${countryName(country, locale)}`],
    [words.content, items.map((item) => `${item.quantity} × ${item.name}${item.code ? ` (${item.code})` : ''}`).join(', ')],
    ...(extras.length > 0 ? [[words.extras, extras.map((extra) => extra.name).join(', ')] as Fact] : []),
    ...(fromName ? [[words.from, fromName] as Fact] : []),
    ...(cardText ? [[words.cardText, cardText] as Fact] : []),
  ];
}

function partyOf({ adults, children, babies }: { adults: number; children: number; babies: number }, locale: Locale): string {
  const words = mailMessages(locale);
  return [words.adults(adults), ...(children ? [words.children(children)] : []), ...(babies ? [words.babies(babies)] : [])].join(', ');
}

const dated = (name: string, date: string | undefined, locale: Locale): string =>
  date ? `${name} (${formatDay(date, locale, 'long')})` : name;
