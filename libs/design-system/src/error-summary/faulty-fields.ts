/** A field that is marked as wrong, and what stands beside it. */
export interface FieldFault {
  readonly id: string;
  readonly text: string;
}

/** The fields of a form that are marked as wrong, in the order of the page. */
export function faultyFields(form: Element | null): readonly FieldFault[] {
  const marked = form?.querySelectorAll('[aria-invalid=true]') ?? [];
  return [...marked].flatMap(({ id }) => {
    const text = id && document.getElementById(`${id}-error`)?.textContent;
    return text ? [{ id, text }] : [];
  });
}

/** Moves to a field, or to the first choice of a group. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset') ? field.querySelector('input') : field;
  control?.focus();
}
