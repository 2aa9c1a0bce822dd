import type { Locale } from '@shop/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number (E.164) as people of a country read it: without the country's code at home, with it from elsewhere. */
export function writtenTelephone(e164: string, locale: Locale): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  const written = number.country === locale.slice(-2) ? number.formatNational() : number.formatInternational();
  // A number is read in one line.
  return written.replaceAll(' ', '\u00A0');
}
