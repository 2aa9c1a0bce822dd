import type { Availabilities, AvailabilityDay, LocalDate, Locale } from '@shop/contracts';
import { addMonths, daysOfMonth, monthOf } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { invalidField } from '../problem.ts';
import { MAX_NIGHTS, TWO_ADULTS, isOpen, priceFrom, sharesOf } from '../search/arrivals.ts';
import { dayNumber, type StayIndex } from '../search/stay-index.ts';

/** How far ahead a calendar looks (decision A-082). */
const MONTHS_AHEAD = 12;

export interface CalendarQuestion {
  readonly month: string;
  readonly length: number;
  readonly locale: Locale;
  readonly today: LocalDate;
}

/** Months of one stay, or of the cheapest of several: a day says its price for two adults, or null when nobody can arrive. */
export function calendarOf(index: StayIndex, stays: readonly number[], { month, length, locale, today }: CalendarQuestion): Availabilities {
  const minMonth = monthOf(today);
  const maxMonth = addMonths(minMonth, MONTHS_AHEAD);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalidField('month', 'month is a month, yyyy-MM.');
  if (month < minMonth) throw invalidField('month', 'month lies in the past.');
  if (month > maxMonth) throw invalidField('month', `month lies more than ${MONTHS_AHEAD} months ahead.`);
  const requestedMonths = Array.from({ length }, (_, number) => addMonths(month, number)).filter((one) => one <= maxMonth);
  const availabilities: Availabilities['availabilities'] = {};
  for (const requested of requestedMonths) Object.assign(availabilities, monthOfDays(index, stays, requested, locale));
  return { availabilities, minMonth, maxMonth, requestedMonths };
}

function monthOfDays(index: StayIndex, stays: readonly number[], month: string, locale: Locale): Record<LocalDate, AvailabilityDay | null> {
  const days = daysOfMonth(month).map((day) => [day, cheapestDay(index, stays, dayNumber(index.grid, day))] as const);
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
    const minLos = shortestFrom(index, stay, day);
    if (minLos === undefined) continue;
    const { sellPrice } = priceFrom(index, stay, { day, nights: 1 }, sharesOf(index, stay, TWO_ADULTS));
    if (best && best.amount <= sellPrice) continue;
    best = { amount: sellPrice, promo: index.rooms.promo[index.stays.room[stay]! * index.grid.days + day]!, minLos };
  }
  return best;
}

/** The shortest length that can begin on a day; undefined when none can. */
function shortestFrom(index: StayIndex, stay: number, day: number): number | undefined {
  if (day < 0 || day >= index.grid.days) return undefined;
  const shortest = Math.max(index.stays.nights[stay]!, index.rooms.minStay[index.stays.room[stay]! * index.grid.days + day]!);
  return shortest <= MAX_NIGHTS && isOpen(index, stay, day, shortest, 1) ? shortest : undefined;
}
