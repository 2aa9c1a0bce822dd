import { checkPattern, type FieldCheck, type FieldRule } from './field-check.ts';

/** One @, a dotted domain, no blanks: what a mail server can take, not all that RFC 5322 allows. */
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,}$/u;
const LONGEST = 254;

/** Spec 2, section 5. */
export function checkEmail(text: string, rule?: FieldRule): FieldCheck {
  if (text.trim().length > LONGEST || text.includes('..') || /^\s*\.|\.@/.test(text)) return { kind: 'incorrect' };
  return checkPattern(text, EMAIL, rule);
}
