import { type Availabilities, type AvailabilityDay, type LocalDate, type Locale, MAX_NIGHTS } from '@shop/contracts';
import { addMonths, monthWindow, stayPromo } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { invalidField } from '../platform/http/index.ts';
import {
  type BookingDays,
  dayAt,
  dayNumber,
  isOpen,
  minStayOn,
  type OpenTest,
  priceFrom,
  sharesOf,
  type StayIndex,
  TWO_ADULTS,
} from '../availability/index.ts';

export interface CalendarQuestion extends BookingDays {
  readonly month: string;
  readonly length: number;
  readonly locale: Locale;
  /** For whoever gives rooms back; the rooms that everybody may have, when left out. */
  readonly opens?: OpenTest;
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
  { locale, firstDay, lastDay, opens = isOpen }: CalendarQuestion,
): Record<LocalDate, AvailabilityDay | null> {
  const { grid } = index;
  const first = dayNumber(grid, `${month}-01`);
  const next = dayNumber(grid, `${addMonths(month, 1)}-01`);
  const days = Array.from({ length: next - first }, (_, place) => {
    const day = dayAt(grid, first + place);
    return [day, day >= firstDay && day <= lastDay ? cheapestDay(index, stays, first + place, opens) : null] as const;
  });
  const best = days.reduce((least, [, day]) => Math.min(least, day?.amount ?? Infinity), Infinity);
  const said = pricesIn(locale);
  const shown: Record<LocalDate, AvailabilityDay | null> = {};
  for (const [day, found] of days)
    shown[day] = found && { price: said(found.amount), ...found, bestPriceOfTheMonth: found.amount === best };
  return shown;
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
  amount: number;
  promo: number;
  minLos: number;
}

function cheapestDay(index: StayIndex, stays: readonly number[], day: number, opens: OpenTest): OpenDay | null {
  let best: OpenDay | null = null;
  for (const stay of stays) {
    const minLos = shortestFrom(index, stay, day, 1, opens);
    if (minLos === undefined) continue;
    const { sellPrice, refPrice } = priceFrom(index, stay, { day, nights: 1 }, sharesOf(index, stay, TWO_ADULTS));
    if (best && best.amount <= sellPrice) continue;
    best = { amount: sellPrice, promo: stayPromo(refPrice, sellPrice), minLos };
  }
  return best;
}

/** The shortest length that can begin on a day with so many rooms; undefined when none can. */
export function shortestFrom(index: StayIndex, stay: number, day: number, rooms: number, opens: OpenTest = isOpen): number | undefined {
  if (day < 0 || day >= index.grid.days) return undefined;
  const shortest = Math.max(index.stays.nights[stay]!, minStayOn(index, stay, day));
  return shortest <= MAX_NIGHTS && opens(index, stay, day, shortest, rooms) ? shortest : undefined;
}
