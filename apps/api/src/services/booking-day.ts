import { LOCALES, type LocalDate, type Locale } from '@shop/contracts';
import { addDays } from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import { clockOf } from '@shop/i18n/server';
import Type from 'typebox';

/** The moment now; tests give their own. */
export type Clock = () => Date;

/** A locale that we know; anything else is refused with its field. */
export const LocaleQuery = Type.Enum([...LOCALES], { default: 'fr_FR', description: 'locale of the texts; en_GB for review' });

/** Today at a locale's point of sale, and the first day that can still be booked (spec 1, section 4; decision A-124). */
export function bookingDay(locale: Locale, now: Date): { today: LocalDate; firstDay: LocalDate } {
  const { today, todayIsClosed } = clockOf(pointOfSaleOf(locale), now);
  return { today, firstDay: todayIsClosed ? addDays(today, 1) : today };
}
