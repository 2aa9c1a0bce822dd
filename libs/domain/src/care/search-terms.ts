import { maybeGiftCode } from '../gift/gift-code.ts';
import { digitsOf } from '../forms/typed-text.ts';

/** What a colleague may have typed: each term is looked for where it can stand. */
export interface CareSearchTerms {
  readonly bookingNumber?: string;
  /** Beginning of a mail address, small letters. */
  readonly mail?: string;
  /** Last digits of a phone number, without the zeros that a country's own notation begins with. */
  readonly phone?: string;
  /** Beginning of a last name, or of first and last name, small letters. */
  readonly name?: string;
  readonly code?: string;
}

/** What customer care looks for has at least so many characters, and an answer at most so many rows. */
export const CARE_SEARCH = { shortest: 3, rows: 20 } as const;
/** Fewer digits are the end of too many numbers. */
const SHORTEST_PHONE = 6;

/** Reads the one search field of customer care; undefined for less than three characters that count. */
export function careSearchTerms(typed: string): CareSearchTerms | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const digits = digitsOf(text);
  if (text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < CARE_SEARCH.shortest) return undefined;
  if (text.includes('@')) return { mail: text.replaceAll(' ', '') };
  const phone = digits.replace(/^0+/, '');
  if (/^[+\d\s().\/-]+$/.test(text))
    return {
      ...(digits.length === 8 && { bookingNumber: digits }),
      ...(phone.length >= SHORTEST_PHONE && { phone }),
      ...(maybeGiftCode(text) && { code: text }),
    };
  return { ...(digits === '' && { name: text, mail: text.replaceAll(' ', '') }), ...(maybeGiftCode(text) && { code: text }) };
}
