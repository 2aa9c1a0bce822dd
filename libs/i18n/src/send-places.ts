import type { Locale } from '@shop/contracts';
import { placeOfTimeZone, SEND_TIME_ZONES, type SendTime } from '@shop/domain';
import { formatDay } from './day.ts';
import { htmlLang } from './locale.ts';
import { formatTime } from './time.ts';

/** A country or territory (ISO 3166-1 alpha-2) as it is called in a language; its code where nobody knows better. */
export function placeName(place: string, locale: Locale): string {
  return new Intl.DisplayNames(htmlLang(locale), { type: 'region' }).of(place) ?? place;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The hours that a gift may be sent at; the chosen time first where it is none of them. */
export function sendHours(locale: Locale, chosen = HOURS[0]!): { readonly value: string; readonly label: string }[] {
  const times = HOURS.includes(chosen) ? HOURS : [chosen, ...HOURS];
  return times.map((value) => ({ value, label: formatTime(value, locale) }));
}

/** Where the recipients of gifts are, with the clock of each; the own country first, the others by name. */
export function sendPlaces(locale: Locale): { readonly value: string; readonly label: string }[] {
  const own = locale.slice(3);
  return Object.entries(SEND_TIME_ZONES)
    .map(([place, value]) => ({ place, value, label: placeName(place, locale) }))
    .sort((a, b) => Number(b.place === own) - Number(a.place === own) || a.label.localeCompare(b.label, htmlLang(locale)))
    .map(({ value, label }) => ({ value, label }));
}

/** A time as a sentence names it: the day, the hour, and the place whose clock shows it. */
export function sendTimeLabel({ day, time, timeZone }: SendTime, locale: Locale): { day: string; time: string; place: string } {
  const place = placeOfTimeZone(timeZone);
  return { day: formatDay(day, locale, 'long'), time: formatTime(time, locale), place: place ? placeName(place, locale) : timeZone };
}
