import { checkPattern, type FieldCheck, type FieldRule } from './field-check.ts';

/**
 * One @, a dotted domain, no blanks: what a mail server can take, not all that RFC 5322 allows. Letters without accents, as the
 * calls take them: an address that the form lets through must not be refused behind it.
 */
const EMAIL = /^[a-z\d!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/i;
const LONGEST = 254;

/** Spec 2, section 5. */
export function checkEmail(text: string, rule?: FieldRule): FieldCheck {
  if (text.trim().length > LONGEST || text.includes('..') || /^\s*\.|\.@/.test(text)) return { kind: 'incorrect' };
  return checkPattern(text, EMAIL, rule);
}
