/** A `ref` for what appears in the place of what was pressed: the keyboard goes on from there, and the focus has it read out. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
