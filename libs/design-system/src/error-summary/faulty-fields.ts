/** A field that is marked as wrong, and what stands beside it. */
export interface FieldFault {
  readonly id: string;
  readonly text: string;
}

/** The fields of a part of the page that are marked as wrong, in its order; where `sent` is named, those of another form are that form's own matter. */
export function faultyFields(part: Element | null, sent?: Element | null): readonly FieldFault[] {
  const marked = [...(part?.querySelectorAll('[aria-invalid=true]') ?? [])];
  const isOthers = (field: Element) => {
    const form = field.closest('form');
    return Boolean(sent) && form !== null && form !== sent;
  };
  return marked.flatMap((field) => {
    const { id } = field;
    const text = isOthers(field) || !id ? undefined : document.getElementById(`${id}-error`)?.textContent;
    return text ? [{ id, text }] : [];
  });
}

/** Moves to a field, or to the first choice of a group. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset') ? field.querySelector('input') : field;
  control?.focus();
}
