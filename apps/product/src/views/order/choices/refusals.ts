import type { ChoicesChange, OrderChoices } from './order-choices.ts';
import type { RefusedPart } from './refused-part.ts';

/** A field that takes codes. */
export type CodeField = 'promotion' | 'gift';

/** The code that was typed, as a choice of this kind: one promotion code, and gifts that add up. */
export function withCode(field: CodeField, code: string): ChoicesChange {
  return (now) => (field === 'promotion' ? { ...now, promotion: code } : { ...now, gifts: [...now.gifts, code] });
}

/** The field whose kind a refused code is of; undefined where it is of none, or one promotion code counts already. */
export function fieldOfOtherKind(refused: RefusedPart, { promotion }: OrderChoices): CodeField | undefined {
  if (refused.part === 'plan' || refused.code !== 'CODE_OF_OTHER_KIND') return undefined;
  if (refused.part === 'promotion') return 'gift';
  return promotion === undefined ? 'promotion' : undefined;
}

/** What each field was told last: one says nothing about the other. */
export type Refusals = Readonly<Partial<Record<CodeField, RefusedPart>>>;

/** A plan that cannot be had has no field of its own; a code that was typed in the field of the other kind is refused there. */
export function withRefusal(refusals: Refusals, refused: RefusedPart, field?: CodeField): Refusals {
  return refused.part === 'plan' ? refusals : { ...refusals, [field ?? refused.part]: refused };
}
