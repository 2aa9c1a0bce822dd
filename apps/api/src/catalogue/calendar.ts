import { type Availabilities, type AvailabilityDay, type LocalDate, type Locale } from '@shop/contracts';
import { addMonths, monthWindow, stayPromo, type Party } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { invalidField } from '../platform/http/index.ts';
import {
  type BookingDays,
  dayAt,
  dayNumber,
  type OpenTest,
  type ShortestArrivals,
  shortestArrivals,
  type StayIndex,
} from '../availability/index.ts';

export interface CalendarQuestion extends BookingDays {
  readonly month: string;
  readonly length: number;
  readonly locale: Locale;
  /** For a change that gives rooms back; the rooms that everybody may have, when left out. */
  readonly opens?: OpenTest;
  /** Whom the prices are for: two adults, when left out. */
  readonly party?: Party;
  /** Everybody sleeps in one room. */
  readonly oneRoom?: boolean;
}

const REFUSED = {
  notAMonth: 'month is a month, yyyy-MM.',
  past: 'month lies in the past.',
  tooFar: 'month lies more than 12 months ahead.',
};

/**
 * Months of one stay, or of several: a day says what the first night costs the party at least, under the shortest stay that
 * can begin on it, or null when nobody can arrive.
 */
export function calendarOf(index: StayIndex, stays: readonly number[], question: CalendarQuestion): Availabilities {
  const { kind, ...window } = { requestedMonths: [], minMonth: '', maxMonth: '', ...monthWindow(question) };
  if (kind !== 'window') throw invalidField('month', REFUSED[kind]);
  const [firstMonth = question.month] = window.requestedMonths;
  const first = dayNumber(index.grid, `${firstMonth}-01`);
  const end = dayNumber(index.grid, `${addMonths(window.requestedMonths.at(-1) ?? firstMonth, 1)}-01`);
  const { opens, party, oneRoom } = question;
  const found = shortestArrivals(index, stays, { first, count: end - first, opens, party, oneRoom });
  const availabilities: Availabilities['availabilities'] = {};
  for (const month of window.requestedMonths) Object.assign(availabilities, monthOfDays(index, { found, first }, month, question));
  return { availabilities, ...window, requestedMonths: [...window.requestedMonths] };
}

/** Stays of a place that one request looks through: a year of so many days takes tens of milliseconds, in which nothing else is answered. */
export const MAX_CALENDAR_STAYS = 600;

/** The months of all stays of a place; none where there are too many of them. */
export function calendarOfPlace(index: StayIndex, stays: readonly number[], question: CalendarQuestion): Availabilities {
  const isTooWide = stays.length > MAX_CALENDAR_STAYS;
  const calendar = calendarOf(index, isTooWide ? [] : stays, question);
  return isTooWide ? { ...calendar, availabilities: {}, requestedMonths: [] } : calendar;
}

function monthOfDays(
  { grid }: StayIndex,
  { found, first }: { readonly found: ShortestArrivals; readonly first: number },
  month: string,
  { locale, firstDay, lastDay }: CalendarQuestion,
): Record<LocalDate, AvailabilityDay | null> {
  const [begin, end] = [month, addMonths(month, 1)].map((one) => dayNumber(grid, `${one}-01`) - first) as [number, number];
  const days = Array.from({ length: end - begin }, (_, place) => {
    const day = dayAt(grid, first + begin + place);
    return [day, day >= firstDay && day <= lastDay ? openDay(found, begin + place) : null] as const;
  });
  const best = days.reduce((least, [, day]) => Math.min(least, day?.amount ?? Infinity), Infinity);
  const said = pricesIn(locale);
  const shown: Record<LocalDate, AvailabilityDay | null> = {};
  for (const [day, open] of days) shown[day] = open && { price: said(open.amount), ...open, bestPriceOfTheMonth: open.amount === best };
  return shown;
}

function openDay({ nights, sellPrice, refPrice }: ShortestArrivals, place: number): OpenDay | null {
  if (!nights[place]) return null;
  const amount = sellPrice[place]!;
  return { amount, promo: stayPromo(refPrice[place]!, amount), minLos: nights[place] };
}

/** Many days of a month cost the same: each price is worded once. */
function pricesIn(locale: Locale): (cents: number) => string {
  const known = new Map<number, string>();
  return (cents) => {
    const price = known.get(cents) ?? formatMoney(cents, locale);
    known.set(cents, price);
    return price;
  };
}

interface OpenDay {
  readonly amount: number;
  readonly promo: number;
  readonly minLos: number;
}
