import type { ScheduledPayment } from '@shop/contracts';
import { lastDayToPay } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { documentMessages, instalmentMessages, type OrderDetails, scheduleFacts, stayFacts } from '../documents/index.ts';
import { type Care, careMail, homeOfOrder, type Mail, type Sender } from '../mail/index.ts';
import { customerMail } from './confirmation.ts';

/** What is said of one instalment. */
export type InstalmentNews = 'reminder' | 'paid' | 'failed' | 'owed';

/** Tells the customer that an instalment comes, was paid, was declined or is owed; undefined once that is no longer so. */
export function instalmentMail(news: InstalmentNews, printed: OrderDetails, number: number, sender: Sender): Mail | undefined {
  const instalment = printed.schedule.find((one) => one.number === number);
  if (!instalment || !HOLDS[news].includes(instalment.status)) return undefined;
  const { order, locale, stay } = printed;
  const words = instalmentMessages(locale);
  const [amount, day] = [formatMoney(instalment.amount, locale), formatDay(instalment.day, locale, 'long')];
  return customerMail(printed, sender, {
    subject: words[news].subject(order.booking_number),
    intro: words[news].intro(amount, day),
    facts: stay ? stayFacts(printed, stay) : [],
    sections: [{ heading: documentMessages(locale).price, amounts: scheduleFacts(printed) }],
    notes: notesOf(news, printed, instalment),
    ...(news !== 'paid' && { link: { label: words.pay, url: homeOfOrder(printed, sender) + hrefFor('bookingManagement', locale) } }),
  });
}

/** Tells customer care that a stay has begun of which an amount is owed. */
export function owedNotice({ order, schedule }: OrderDetails, number: number, care: Care): Mail | undefined {
  const instalment = schedule.find((one) => one.number === number);
  if (!instalment || !HOLDS.owed.includes(instalment.status)) return undefined;
  return careMail(
    {
      subject: `Unpaid instalment of booking ${order.booking_number}`,
      intro: 'The stay has begun. Every charge without the customer was declined; they can still pay in booking management.',
      facts: [
        ['Booking number', order.booking_number],
        ['Instalment', `${number} of ${schedule.length}, due on ${instalment.day}`],
        ['Amount', formatMoney(instalment.amount, 'en_GB')],
      ],
    },
    care,
  );
}

/** A mail that waited in the outbox says nothing that has changed since. */
const HOLDS: Record<InstalmentNews, readonly ScheduledPayment['status'][]> = {
  reminder: ['planned'],
  paid: ['paid'],
  failed: ['failed'],
  owed: ['failed'],
};

function notesOf(news: InstalmentNews, { order, locale }: OrderDetails, instalment: ScheduledPayment): string[] {
  const words = instalmentMessages(locale);
  if (news === 'reminder') return [words.cardNote];
  if (news !== 'failed' || !instalment.nextCharge) return [];
  const last = lastDayToPay({ dueDay: instalment.day, checkin: order.checkin! });
  const day = (date: string) => formatDay(date, locale, 'long');
  const isLate = instalment.nextCharge > last || instalment.day >= order.checkin!;
  return [words.nextCharge(day(instalment.nextCharge)), isLate ? '' : words.lastDay(day(last))];
}
