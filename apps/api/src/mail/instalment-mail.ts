import type { ScheduledPayment } from '@shop/contracts';
import { lastDayToPay } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { scheduleFacts, stayFacts } from '../documents/order-facts.ts';
import type { PrintedOrder } from '../documents/printed-order.ts';
import type { Mail, Sender } from './confirmation.ts';
import { instalmentWords } from './instalment-words.ts';
import { htmlLetter, plainLetter, type Letter } from './letter.ts';
import { mailWords } from './words.ts';

/** What is said of one instalment. */
export type InstalmentNews = 'reminder' | 'paid' | 'failed' | 'owed';

/** Tells the customer that an instalment comes, was paid, was declined or is owed; undefined once that is no longer so. */
export function instalmentMail(news: InstalmentNews, printed: PrintedOrder, number: number, sender: Sender): Mail | undefined {
  const instalment = printed.schedule.find((one) => one.number === number);
  if (!instalment || !HOLDS[news].includes(instalment.status)) return undefined;
  const { order, locale, buyer, stay } = printed;
  const words = instalmentWords(locale);
  const [amount, day] = [formatMoney(instalment.amount, locale), formatDay(instalment.day, locale, 'long')];
  const letter: Letter = {
    locale,
    hello: mailWords(locale).hello(buyer.firstName),
    intro: words[news].intro(amount, day),
    facts: [...(stay ? stayFacts(printed, stay) : []), ...scheduleFacts(printed)],
    notes: notesOf(news, printed, instalment),
    link: {
      label: news === 'paid' ? mailWords(locale).see : words.pay,
      url: `${sender.publicOrigin}/${locale}${hrefFor('bookingManagement', locale)}`,
    },
    goodbye: mailWords(locale).goodbye,
    signature: sender.shopName,
  };
  return {
    to: { name: `${buyer.firstName} ${buyer.lastName}`, address: order.email },
    from: { name: sender.shopName, address: 'booking@shop.invalid' },
    subject: words[news].subject(order.booking_number),
    text: plainLetter(letter),
    html: htmlLetter(letter),
  };
}

/** Tells customer care that a stay has begun of which an amount is owed. */
export function owedNotice(
  { order, schedule }: PrintedOrder,
  number: number,
  care: { sender: Sender; contactAddress: string },
): Mail | undefined {
  const instalment = schedule.find((one) => one.number === number);
  if (!instalment || !HOLDS.owed.includes(instalment.status)) return undefined;
  const lines = [
    `Booking number: ${order.booking_number}`,
    `Instalment: ${number} of ${schedule.length}, due on ${instalment.day}`,
    `Amount: ${formatMoney(instalment.amount, 'en_GB')}`,
    'The stay has begun. Every charge without the customer was declined; they can still pay in booking management.',
  ];
  return {
    to: { name: 'Customer care', address: care.contactAddress },
    from: { name: care.sender.shopName, address: 'booking@shop.invalid' },
    subject: `Unpaid instalment of booking ${order.booking_number}`,
    text: `${lines.join('\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><p>${lines.join('<br>')}</p></body></html>`,
  };
}

/** A mail that waited in the outbox says nothing that has changed since. */
const HOLDS: Record<InstalmentNews, readonly ScheduledPayment['status'][]> = {
  reminder: ['planned'],
  paid: ['paid'],
  failed: ['failed'],
  owed: ['failed'],
};

function notesOf(news: InstalmentNews, { order, locale }: PrintedOrder, instalment: ScheduledPayment): string[] {
  const words = instalmentWords(locale);
  if (news === 'reminder') return [words.cardNote];
  if (news !== 'failed' || !instalment.nextCharge) return [];
  const last = lastDayToPay({ dueDay: instalment.day, checkin: order.checkin! });
  const day = (date: string) => formatDay(date, locale, 'long');
  const isLate = instalment.nextCharge > last || instalment.day >= order.checkin!;
  return [words.nextCharge(day(instalment.nextCharge)), isLate ? '' : words.lastDay(day(last))];
}
