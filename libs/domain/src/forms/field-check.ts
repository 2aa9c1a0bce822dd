/** What a form says about a field (spec 2, sections 5 and 8); the words belong to the form. */
export type FieldCheck = { readonly kind: 'ok' } | { readonly kind: 'mandatory' } | { readonly kind: 'incorrect' };

export interface FieldRule {
  /** An empty optional field is fine. */
  readonly optional?: boolean;
}

/** Any checked field that is left empty is a mandatory one (spec 2, section 5). */
export function checkFilled(text: string, { optional = false }: FieldRule = {}): FieldCheck {
  return text.trim() === '' && !optional ? { kind: 'mandatory' } : { kind: 'ok' };
}

/** Checks a text against a pattern, once it is there. */
export function checkPattern(text: string, pattern: RegExp, rule?: FieldRule): FieldCheck {
  const filled = checkFilled(text, rule);
  if (filled.kind !== 'ok' || text.trim() === '') return filled;
  return { kind: pattern.test(text.trim()) ? 'ok' : 'incorrect' };
}
