import type { LocalDate, Locale } from '@shop/contracts';
import { dayNames, SHORT_MONTHS } from './day-names.ts';
import { languageOf, type Language } from './locale.ts';

/** `short` 3 sept. · `shortYear` 3 sept. 2026 · `weekday` jeu. 3 sept. · `long` jeudi 3 septembre 2026 · `month` septembre 2026 */
export type DayStyle = 'short' | 'shortYear' | 'long' | 'weekday' | 'month';

/** A day (or, for `month`, also a `yyyy-MM`) in the locale's words; the same text on server and browser (RULE-008). */
export function formatDay(day: LocalDate, locale: Locale, style: DayStyle): string {
  const language = languageOf(locale);
  return WRITE[style](partsOf(day, language), language);
}

/** Days ahead from which a day and a month are those of a day that has just passed. */
const FAR_AHEAD_DAYS = 300;
const DAY_MS = 86_400_000;

/** A day that is to come, `jeu. 3 sept.`; with its year where it is far ahead. */
export function formatDayAhead(day: LocalDate, { locale, today }: { readonly locale: Locale; readonly today: LocalDate }): string {
  const text = formatDay(day, locale, 'weekday');
  const daysAhead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return daysAhead < FAR_AHEAD_DAYS ? text : `${text}\u00A0${day.slice(0, 4)}`;
}

/** Names of the weekdays, Monday first, for the head of a calendar. */
export function weekdayNames(locale: Locale, width: 'short' | 'long'): readonly string[] {
  const names = dayNames(languageOf(locale));
  return width === 'short' ? names.shortWeekdays : names.weekdays;
}

interface DayParts {
  readonly year: string;
  /** In French and Italian the first of a month is an ordinal. */
  readonly date: string;
  readonly month: string;
  readonly shortMonth: string;
  readonly weekday: string;
  readonly shortWeekday: string;
}

/** Without the comma that Spanish headings have: days stand in sentences, after `el` and `hasta el`. */
const WRITE: Record<DayStyle, (parts: DayParts, language: Language) => string> = {
  short: ({ date, shortMonth }) => `${date}\u00A0${shortMonth}`,
  shortYear: ({ date, shortMonth, year }) => `${date}\u00A0${shortMonth}\u00A0${year}`,
  weekday: ({ shortWeekday, date, shortMonth }) => `${shortWeekday} ${date}\u00A0${shortMonth}`,
  long: ({ weekday, date, month, year }, language) =>
    language === 'es' ? `${weekday} ${date} de ${month} de ${year}` : `${weekday} ${date} ${month} ${year}`,
  month: ({ month, year }, language) => (language === 'es' ? `${month} de ${year}` : `${month} ${year}`),
};

/** What follows the 1 of a month's first day. */
const FIRST: Partial<Record<Language, string>> = { fr: 'er', it: 'º' };

function partsOf(day: LocalDate, language: Language): DayParts {
  const [year = '', month = '1', date = '1'] = day.split('-');
  const names = dayNames(language);
  const monthIndex = Number(month) - 1;
  const weekdayIndex = (new Date(Date.UTC(Number(year), monthIndex, Number(date))).getUTCDay() + 6) % 7;
  return {
    year,
    date: `${Number(date)}${Number(date) === 1 ? (FIRST[language] ?? '') : ''}`,
    month: names.months[monthIndex] ?? '',
    shortMonth: SHORT_MONTHS[language][monthIndex] ?? '',
    weekday: names.weekdays[weekdayIndex] ?? '',
    shortWeekday: names.shortWeekdays[weekdayIndex] ?? '',
  };
}
