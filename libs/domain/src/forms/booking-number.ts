import { checkPattern, type FieldCheck, type FieldRule } from './field-check.ts';

/** Exactly 8 digits (spec 2, section 5). */
export function checkBookingNumber(text: string, rule?: FieldRule): FieldCheck {
  return checkPattern(text, /^\d{8}$/, rule);
}
