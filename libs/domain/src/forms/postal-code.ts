import { checkPattern, type FieldCheck, type FieldRule } from './field-check.ts';

/** At most 20 characters (spec 2, section 5; RULE-017). */
export function checkPostalCode(text: string, rule?: FieldRule): FieldCheck {
  return checkPattern(text, /^.{1,20}$/u, rule);
}
