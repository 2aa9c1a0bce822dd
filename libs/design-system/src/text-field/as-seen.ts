import { seenText } from '@shop/domain';
import type { ChangeEvent } from 'react';

/**
 * Takes unseen marks and odd blanks, which copying brings along, out of a field before anybody hears of its text; the caret
 * stays behind the sign that it was behind.
 */
export function asSeen({ currentTarget: field }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart } = field;
  const seen = seenText(value);
  if (seen === value) return;
  field.value = seen;
  // Addresses and numbers have no caret that scripts may know of.
  if (selectionStart === null) return;
  const place = seenText(value.slice(0, selectionStart)).length;
  field.setSelectionRange(place, place);
}
