import { checkPattern, type FieldCheck, type FieldRule } from './field-check.ts';
import { plainText } from './typed-text.ts';

/** Letters of any script, space, apostrophe and hyphen only (spec 2, section 5). */
const NAME = /^[\p{L}\p{M} '’-]+$/u;

export function checkName(text: string, rule?: FieldRule): FieldCheck {
  return checkPattern(plainText(text), NAME, rule);
}
