import type { Locale } from '@shop/contracts';
import { localTaxTotal, nightsBetween } from '@shop/domain';
import { formatDay, formatMoney, htmlLang, isLocale } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { text } from '../services/wording.ts';
import type { Database } from '../store/database.ts';
import { mailWords } from './words.ts';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Who signs, and where links lead. */
export interface Sender {
  readonly shopName: string;
  readonly publicOrigin: string;
}

/** Writes the confirmation of a paid order in the customer's locale. */
export async function confirmationMail(db: Database, uuid: string, sender: Sender): Promise<Mail & { bookingNumber: string }> {
  const order = await db
    .selectFrom('purchase')
    .innerJoin('stay', 'stay.id', 'purchase.stay_id')
    .innerJoin('hotel', 'hotel.id', 'purchase.hotel_id')
    .innerJoin('room', 'room.id', 'purchase.room_id')
    .selectAll('purchase')
    .select(['stay.label as stayLabel', 'room.label as roomLabel'])
    .select([
      'hotel.label as hotelLabel',
      'hotel.address',
      'hotel.city',
      'hotel.checkin as opens',
      'hotel.checkout as closes',
      'hotel.local_tax_cents',
    ])
    .where('purchase.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const locale: Locale = isLocale(order.locale) ? order.locale : 'fr_FR';
  const words = mailWords(locale);
  const buyer = order.buyer as { firstName: string; lastName: string };
  const tax = localTaxTotal(order.local_tax_cents, order.adults, nightsBetween(order.checkin, order.checkout));
  const facts: [label: string, value: string][] = [
    [words.bookingNumber, order.booking_number],
    [words.stay, text(order.stayLabel, locale)],
    [words.hotel, `${order.hotelLabel}, ${order.address}`],
    [words.room, `${order.rooms > 1 ? `${order.rooms} × ` : ''}${text(order.roomLabel, locale)}`],
    [words.arrivalLabel, words.arrival(formatDay(order.checkin, locale, 'long'), order.opens)],
    [words.departureLabel, words.departure(formatDay(order.checkout, locale, 'long'), order.closes)],
    [words.travellers, travellers(words, order)],
    [words.paid, formatMoney(order.amount_cents, locale)],
  ];
  const letter: Letter = {
    locale,
    hello: words.hello(buyer.firstName),
    intro: words.intro,
    facts,
    note: tax > 0 ? words.localTax(formatMoney(tax, locale)) : '',
    link: { label: words.see, url: `${sender.publicOrigin}/${locale}${hrefFor('confirmation', locale, { orderUUID: uuid })}` },
    goodbye: words.goodbye,
    signature: sender.shopName,
  };
  return {
    bookingNumber: order.booking_number,
    to: { name: `${buyer.firstName} ${buyer.lastName}`, address: order.email },
    from: { name: sender.shopName, address: 'booking@shop.invalid' },
    subject: words.subject(order.booking_number),
    text: plainLetter(letter),
    html: htmlLetter(letter),
  };
}

interface Letter {
  readonly locale: Locale;
  readonly hello: string;
  readonly intro: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly note: string;
  readonly link: { readonly label: string; readonly url: string };
  readonly goodbye: string;
  readonly signature: string;
}

function travellers(words: ReturnType<typeof mailWords>, order: { adults: number; children: number; babies: number }): string {
  const parts = [words.adults(order.adults)];
  if (order.children > 0) parts.push(words.children(order.children));
  if (order.babies > 0) parts.push(words.babies(order.babies));
  return parts.join(', ');
}

function plainLetter({ hello, intro, facts, note, link, goodbye, signature }: Letter): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  return [hello, '', intro, '', ...lines, ...(note ? ['', note] : []), '', `${link.label}: ${link.url}`, '', goodbye, signature, ''].join(
    '\n',
  );
}

/** Mail programs know tables and attributes, little else. */
function htmlLetter({ locale, hello, intro, facts, note, link, goodbye, signature }: Letter): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td valign="top" style="padding:6px 16px 6px 0;color:#5c5a55">${escaped(label)}</td><td style="padding:6px 0"><strong>${escaped(value)}</strong></td></tr>`,
  );
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><title>${escaped(signature)}</title></head>
<body style="margin:0;padding:24px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f1d1a;background:#ffffff">
<p>${escaped(hello)}</p><p>${escaped(intro)}</p>
<table role="presentation" cellpadding="0" cellspacing="0">${rows.join('')}</table>
${note ? `<p>${escaped(note)}</p>` : ''}
<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>
<p>${escaped(goodbye)}<br>${escaped(signature)}</p></body></html>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
