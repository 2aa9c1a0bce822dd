import { instalmentWords } from '../mail/instalment-words.ts';
import { mailWords } from '../mail/words.ts';
import type { Locale } from '@shop/contracts';
import { formatDay, formatMoney, htmlLang } from '@shop/i18n';
import type { OrderParts } from '@shop/domain';
import { orderTotal } from '@shop/domain';
import type { PrintedOrder, PrintedStay } from './printed-order.ts';
import { documentWords } from './words/document-words.ts';

/** A label and what is said about it. */
export type Fact = readonly [label: string, value: string];

/** The stay as a customer checks it: where, when, who. */
export function stayFacts({ order, locale }: PrintedOrder, stay: PrintedStay): Fact[] {
  const words = mailWords(locale);
  return [
    [words.bookingNumber, order.booking_number],
    [words.stay, stay.label],
    [words.hotel, `${stay.hotel}, ${stay.address}`],
    [words.room, stay.room],
    [words.arrivalLabel, words.arrival(formatDay(stay.checkin, locale, 'long'), stay.opens)],
    [words.departureLabel, words.departure(formatDay(stay.checkout, locale, 'long'), stay.closes)],
    [words.travellers, travellers(words, order)],
  ];
}

/** A gift order: what, how, for whom, where to. */
export function giftFacts({ order, gift, vouchers, locale }: PrintedOrder): Fact[] {
  if (!gift) return [];
  const words = documentWords(locale);
  const { name, quantity, format, shippingAddress } = gift;
  const address = shippingAddress as { name: string; addressLine: string; postalCode: string; city: string; country: string } | null;
  return [
    [words.order, order.booking_number],
    [words.parts.gift, quantity > 1 ? `${quantity} × ${name}` : name],
    [words.gift.value, formatMoney(gift.value, locale)],
    [words.gift.formatLabel, words.gift.format[format]],
    ...(address
      ? [
          [
            words.gift.sentTo,
            `${address.name}, ${address.addressLine}, ${address.postalCode} ${address.city}, ${countryName(address.country, locale)}`,
          ] as Fact,
        ]
      : []),
    ...(format === 'digital' ? vouchers.map((voucher): Fact => [words.gift.code, voucher.code]) : []),
    ...vouchers.slice(0, 1).map((voucher): Fact => [words.gift.validUntil, formatDay(voucher.expiresOn, locale, 'long')]),
  ];
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(htmlLang(locale), { type: 'region' }).of(code) ?? code;
}

/** Every part of the price that is not nothing, then the total and what paid it; cents in the locale's way. */
export function priceFacts(printed: PrintedOrder): Fact[] {
  const { order, locale, gift } = printed;
  const words = documentWords(locale);
  const parts = order.parts as OrderParts | null;
  if (!parts) return [[mailWords(locale).paid, formatMoney(order.amount_cents, locale)]];
  const money = (cents: number) => formatMoney(cents, locale);
  const lines: [string, number][] = [
    [gift ? words.parts.gift : words.parts.stay, parts.product],
    [words.parts.extras, parts.extras],
    [words.parts.shipping, parts.shipping],
    [words.parts.insurance, parts.insurance],
    [words.parts.paymentFee, parts.paymentFee],
    [words.parts.promotion, -parts.promotion],
  ];
  const total = orderTotal(parts);
  return [
    ...lines.filter(([, cents]) => cents !== 0).map(([label, cents]): Fact => [label, money(cents)]),
    [words.total, money(total)],
    ...(parts.gifts > 0 ? [[words.parts.gifts, money(parts.gifts)] as Fact] : []),
    ...cardFacts(printed, total - parts.gifts),
    ...(order.refunded_cents > 0 ? [[words.refunded, money(order.refunded_cents)] as Fact] : []),
  ];
}

/** What the card has paid: at once, or on which days how much, and what it has yet to pay. */
function cardFacts(printed: PrintedOrder, cents: number): Fact[] {
  const inSchedule = printed.schedule.filter(({ status }) => status !== 'cancelled').reduce((sum, { amount }) => sum + amount, 0);
  const atOnce = cents - inSchedule;
  const { paidByCard } = documentWords(printed.locale);
  const isTaken = printed.schedule.length === 0 || printed.order.status === 'paid';
  return [...(atOnce > 0 && isTaken ? [[paidByCard, formatMoney(atOnce, printed.locale)] as Fact] : []), ...scheduleFacts(printed)];
}

/** Each instalment with its day and what has become of it. */
export function scheduleFacts({ schedule, locale }: Pick<PrintedOrder, 'schedule' | 'locale'>): Fact[] {
  const words = instalmentWords(locale);
  const labels = { paid: words.paidOn, planned: words.dueOn, charging: words.dueOn, failed: words.unpaidSince };
  return schedule.flatMap(({ status, day, amount }): Fact[] =>
    status === 'cancelled' ? [] : [[labels[status](formatDay(day, locale, 'long')), formatMoney(amount, locale)]],
  );
}

/** What may be changed until when, as it was sold. */
export function conditionsText({ order, locale }: PrintedOrder): string {
  const words = documentWords(locale);
  const deadline = (order.cancellation as { cancellationDeadline?: string } | null)?.cancellationDeadline;
  const policy = deadline ? words.changesUntil(formatDay(deadline, locale, 'long')) : words.nonRefundable;
  return order.insured ? `${policy} ${words.insured}` : policy;
}

function travellers(words: ReturnType<typeof mailWords>, order: { adults: number; children: number; babies: number }): string {
  const parts = [words.adults(order.adults)];
  if (order.children > 0) parts.push(words.children(order.children));
  if (order.babies > 0) parts.push(words.babies(order.babies));
  return parts.join(', ');
}
