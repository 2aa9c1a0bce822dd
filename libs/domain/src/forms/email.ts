import { checkPattern, type FieldCheck, type FieldRule } from './field-check.ts';
import { seenText } from './typed-text.ts';

/**
 * One @, a dotted domain whose last part is letters or, as browsers write it, another script (`xn--`), no blanks: what a mail server can take, not all that RFC 5322 allows. Letters without accents, as the
 * calls take them: an address that the form lets through must not be refused behind it.
 */
const EMAIL =
  /^[a-z\d!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d](?:[a-z\d-]{0,57}[a-z\d])?)$/i;
const LONGEST = 254;

/** Spec 2, section 5. */
export function checkEmail(typed: string, rule?: FieldRule): FieldCheck {
  const text = seenText(typed);
  if (text.trim().length > LONGEST || text.includes('..') || /^\s*\.|\.@/.test(text)) return { kind: 'incorrect' };
  return checkPattern(text, EMAIL, rule);
}
