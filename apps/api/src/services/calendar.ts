import type { Availabilities, AvailabilityDay, LocalDate, Locale } from '@shop/contracts';
import { daysOfMonth, monthWindow, stayPromo } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { invalidField } from '../problem.ts';
import { MAX_NIGHTS, TWO_ADULTS, isOpen, minStayOn, priceFrom, sharesOf } from '../search/arrivals.ts';
import { dayNumber, type StayIndex } from '../search/stay-index.ts';
import type { BookingDays } from './booking-day.ts';

export interface CalendarQuestion extends BookingDays {
  readonly month: string;
  readonly length: number;
  readonly locale: Locale;
}

const REFUSED = {
  notAMonth: 'month is a month, yyyy-MM.',
  past: 'month lies in the past.',
  tooFar: 'month lies more than 12 months ahead.',
};

/** Months of one stay, or of the cheapest of several: a day says its price for two adults, or null when nobody can arrive. */
export function calendarOf(index: StayIndex, stays: readonly number[], question: CalendarQuestion): Availabilities {
  const { kind, ...window } = { requestedMonths: [], minMonth: '', maxMonth: '', ...monthWindow(question) };
  if (kind !== 'window') throw invalidField('month', REFUSED[kind]);
  const availabilities: Availabilities['availabilities'] = {};
  for (const month of window.requestedMonths) Object.assign(availabilities, monthOfDays(index, stays, month, question));
  return { availabilities, ...window, requestedMonths: [...window.requestedMonths] };
}

function monthOfDays(
  index: StayIndex,
  stays: readonly number[],
  month: string,
  { locale, firstDay, lastDay }: CalendarQuestion,
): Record<LocalDate, AvailabilityDay | null> {
  const days = daysOfMonth(month).map((day) => {
    const isInWindow = day >= firstDay && day <= lastDay;
    return [day, isInWindow ? cheapestDay(index, stays, dayNumber(index.grid, day)) : null] as const;
  });
  const best = Math.min(...days.map(([, day]) => day?.amount ?? Infinity));
  return Object.fromEntries(
    days.map(([day, found]) => [
      day,
      found && { price: formatMoney(found.amount, locale), ...found, bestPriceOfTheMonth: found.amount === best },
    ]),
  );
}

interface OpenDay {
  amount: number;
  promo: number;
  minLos: number;
}

function cheapestDay(index: StayIndex, stays: readonly number[], day: number): OpenDay | null {
  let best: OpenDay | null = null;
  for (const stay of stays) {
    const minLos = shortestFrom(index, stay, day, 1);
    if (minLos === undefined) continue;
    const { sellPrice, refPrice } = priceFrom(index, stay, { day, nights: 1 }, sharesOf(index, stay, TWO_ADULTS));
    if (best && best.amount <= sellPrice) continue;
    best = { amount: sellPrice, promo: stayPromo(refPrice, sellPrice), minLos };
  }
  return best;
}

/** The shortest length that can begin on a day with so many rooms; undefined when none can. */
export function shortestFrom(index: StayIndex, stay: number, day: number, rooms: number): number | undefined {
  if (day < 0 || day >= index.grid.days) return undefined;
  const shortest = Math.max(index.stays.nights[stay]!, minStayOn(index, stay, day));
  return shortest <= MAX_NIGHTS && isOpen(index, stay, day, shortest, rooms) ? shortest : undefined;
}
