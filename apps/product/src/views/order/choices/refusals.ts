import type { RefusedPart } from './refused-part.ts';

/** A field that takes codes. */
export type CodeField = 'promotion' | 'gift';

/** What each field was told last: one says nothing about the other. */
export type Refusals = Readonly<Partial<Record<CodeField, RefusedPart>>>;

/** A plan that cannot be had has no field of its own. */
export function withRefusal(refusals: Refusals, refused: RefusedPart): Refusals {
  return refused.part === 'plan' ? refusals : { ...refusals, [refused.part]: refused };
}
