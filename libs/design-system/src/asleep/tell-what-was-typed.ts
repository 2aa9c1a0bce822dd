const TYPED = 'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], textarea';

/**
 * Tells a region that has just come to life what was typed into its fields before. React compares with the text that it
 * found in a field, so that it hears of this text only as a change.
 */
export function tellWhatWasTyped(region: Element): void {
  for (const field of region.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED))
    if (field.value !== field.defaultValue) tellAgain(field);
}

function tellAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    write?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
