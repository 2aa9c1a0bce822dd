import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from './locale.ts';

const WRITE: Partial<Record<Language, (hours: string, minutes: string) => string>> = {
  fr: (hours, minutes) => `${Number(hours)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`,
  nl: (hours, minutes) => `${hours}.${minutes}\u00A0uur`,
};

/** A time of day, `HH:mm`, as it is written in a sentence: 15:30 -> `15 h 30` in French, `15.30 uur` in Dutch. */
export function formatTime(time: string, locale: Locale): string {
  const [hours = '', minutes = '00'] = time.split(':');
  return WRITE[languageOf(locale)]?.(hours, minutes) ?? `${hours}:${minutes}`;
}
