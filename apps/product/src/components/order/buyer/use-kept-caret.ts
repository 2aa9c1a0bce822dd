import { digitsOf } from '@shop/domain';
import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

interface Typed {
  readonly field: HTMLInputElement;
  readonly text: string;
  /** Digits before the caret; undefined where it stands at the end. */
  readonly digits: number | undefined;
}

/** Where a field writes what is typed in another way, the caret stays behind the digit that it was behind. Called with each change. */
export function useKeptCaret(): (event: ChangeEvent<HTMLInputElement>) => void {
  const typed = useRef<Typed>(undefined);
  useLayoutEffect(() => {
    const { field, text, digits } = typed.current ?? {};
    typed.current = undefined;
    // What stands as it was typed has its caret where the browser has put it.
    if (!field || digits === undefined || field.value === text) return;
    const place = caretAfter(field.value, digits);
    field.setSelectionRange(place, place);
  });
  return ({ target }) => {
    const { selectionStart, value } = target;
    const isAtEnd = selectionStart === null || selectionStart === value.length;
    typed.current = { field: target, text: value, digits: isAtEnd ? undefined : digitsOf(value.slice(0, selectionStart)).length };
  };
}

/** The place behind so many digits of a text. */
function caretAfter(text: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place++) if (/\d/.test(text[place]!)) left--;
  return place;
}
