import { instalmentMessages } from '../instalment-messages.ts';
import { type Fact, mailMessages } from '../../mail/index.ts';
import type { Locale } from '@shop/contracts';
import { formatDay, formatMoney, formatTime, htmlLang, sendTimeLabel } from '@shop/i18n';
import { paymentStory, type LocalDate, type OrderParts, type PaymentStory, type SendTime, type StoryLine } from '@shop/domain';
import type { OrderDetails, PrintedStay } from '../order-details.ts';
import { documentMessages } from '../messages/document-messages.ts';
import { writtenTelephone } from './written-telephone.ts';

/** The stay as a customer checks it: where, when, who. */
export function stayFacts({ order, locale }: OrderDetails, stay: PrintedStay): Fact[] {
  const words = mailMessages(locale);
  return [
    [words.bookingNumber, order.booking_number],
    [words.stay, stay.label],
    [words.hotel, `${stay.hotel}, ${stay.address}`],
    ...(stay.telephone ? [[documentMessages(locale).gift.telephone, writtenTelephone(stay.telephone, locale)] as Fact] : []),
    [words.room, stay.room],
    [words.arrivalLabel, words.arrival(formatDay(stay.checkin, locale, 'long'), formatTime(stay.opens, locale))],
    [words.departureLabel, words.departure(formatDay(stay.checkout, locale, 'long'), formatTime(stay.closes, locale))],
    [words.travellers, travellers(words, order)],
  ];
}

/** A gift order: what, how, for whom, where to. */
export function giftFacts({ order, gift, vouchers, deliveries, locale }: OrderDetails): Fact[] {
  if (!gift) return [];
  const words = documentMessages(locale);
  const { name, quantity, format, shippingAddress } = gift;
  const address = shippingAddress as { name: string; addressLine: string; postalCode: string; city: string; country: string } | null;
  return [
    [words.order, order.booking_number],
    [words.parts.gift, quantity > 1 ? `${quantity} × ${name}` : name],
    [words.gift.value, formatMoney(gift.value, locale)],
    [words.gift.formatLabel, words.gift.format[format]],
    // All leave at one time, until their buyer moves one.
    ...deliveries.flatMap(({ state, sendAt }) => (state === 'scheduled' && sendAt ? [sendingFact(sendAt, locale)] : [])).slice(0, 1),
    ...(address?.addressLine
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

function sendingFact(sendAt: SendTime, locale: Locale): Fact {
  const { gift } = documentMessages(locale);
  const { day, time, place } = sendTimeLabel(sendAt, locale);
  return [gift.sendingLabel, gift.sending(day, time, place)];
}

/** Where an activity without a night takes place, and how a day is agreed on. */
export function centreFacts({ order, centres, locale }: Pick<OrderDetails, 'order' | 'centres' | 'locale'>): Fact[] {
  const words = documentMessages(locale);
  if (centres.length === 0) return [];
  return [
    [words.order, order.booking_number],
    ...centres.flatMap(({ name, address, telephone, hours }): Fact[] => [
      [words.gift.centre, `${name}, ${address}`],
      ...(telephone ? [[words.gift.telephone, writtenTelephone(telephone, locale)] as Fact] : []),
      ...(hours ? [[words.gift.hours, hours] as Fact] : []),
    ]),
  ];
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(htmlLang(locale), { type: 'region' }).of(code) ?? code;
}

/** Every part of the price that is not nothing, then the total, what paid it, what is due when, and what went back. */
export function priceFacts(printed: OrderDetails): Fact[] {
  const { order, locale, gift } = printed;
  const words = documentMessages(locale);
  const parts = order.parts as OrderParts | null;
  const money = (cents: number) => formatMoney(cents, locale);
  const lines: [string, number][] = parts
    ? [
        [gift ? words.parts.gift : words.parts.stay, parts.product],
        [words.parts.extras, parts.extras],
        [words.parts.shipping, parts.shipping],
        [words.parts.insurance, parts.insurance],
        [words.parts.paymentFee, parts.paymentFee],
        [words.parts.promotion, -parts.promotion],
        [words.parts.waived, -(parts.waived ?? 0)],
      ]
    : [];
  const story = storyOf(printed);
  return [
    ...lines.filter(([, cents]) => cents !== 0).map(([label, cents]): Fact => [label, money(cents)]),
    [words.total, money(story.total)],
    ...story.lines.map((line) => storyFact(line, locale)),
  ];
}

/** Each instalment with its day and what has become of it. */
export function scheduleFacts(printed: OrderDetails): Fact[] {
  return storyOf(printed).lines.flatMap((line) => ('day' in line ? [storyFact(line, printed.locale)] : []));
}

export function storyOf({ order, schedule, money }: Pick<OrderDetails, 'order' | 'schedule' | 'money'>): PaymentStory {
  return paymentStory({ parts: (order.parts as OrderParts | null) ?? undefined, amount: order.amount_cents, schedule, money });
}

/** A line of what was paid, is due or went back: the same words as on the page of the order. */
export function storyFact({ kind, amount, day = '' }: WrittenLine, locale: Locale): Fact {
  const isOfPlan = kind === 'paidOn' || kind === 'dueOn' || kind === 'unpaidSince';
  const label = isOfPlan ? instalmentMessages(locale)[kind](formatDay(day, locale, 'long')) : documentMessages(locale).paid[kind];
  return [label, formatMoney(amount, locale)];
}

/** What is written of a movement. */
export interface WrittenLine {
  readonly kind: StoryLine['kind'];
  readonly amount: number;
  readonly day?: LocalDate | undefined;
}

/** What may be changed until when, as it was sold. */
export function conditionsText({ order, locale }: OrderDetails): string {
  const words = documentMessages(locale);
  const deadline = (order.cancellation as { cancellationDeadline?: string } | null)?.cancellationDeadline;
  const policy = deadline ? words.changesUntil(formatDay(deadline, locale, 'long')) : words.nonRefundable;
  return order.insured ? `${policy} ${words.insured}` : policy;
}

function travellers(words: ReturnType<typeof mailMessages>, order: { adults: number; children: number; babies: number }): string {
  const parts = [words.adults(order.adults)];
  if (order.children > 0) parts.push(words.children(order.children));
  if (order.babies > 0) parts.push(words.babies(order.babies));
  return parts.join(', ');
}
