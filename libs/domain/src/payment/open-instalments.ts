/** An instalment that nobody has paid yet; cents. */
export interface OpenInstalment {
  readonly number: number;
  readonly amount: number;
}

export interface ReducedInstalments {
  readonly open: readonly OpenInstalment[];
  /** Cents by which the instalments could not be reduced: they come out of what was paid. */
  readonly rest: number;
}

/** A reduction takes from the last instalment first, so that the plan ends sooner; what was paid is touched last. */
export function reduceInstalments(open: readonly OpenInstalment[], reduction: number): ReducedInstalments {
  let rest = reduction;
  const reduced = open
    .toSorted(byNumber)
    .toReversed()
    .map(({ number, amount }) => {
      const part = Math.min(amount, rest);
      rest -= part;
      return { number, amount: amount - part };
    });
  return { open: reduced.toReversed(), rest };
}

/** A supplement is spread evenly; what cannot be divided is added to the first. */
export function raiseInstalments(open: readonly OpenInstalment[], supplement: number): OpenInstalment[] {
  const even = Math.floor(supplement / open.length);
  const first = supplement - even * (open.length - 1);
  return open.toSorted(byNumber).map(({ number, amount }, place) => ({ number, amount: amount + (place === 0 ? first : even) }));
}

/**
 * What a cancellation gives back of what was paid. The fee of the policy is kept out of what was paid; beyond that it is
 * waived: a cancellation never charges anything (docs/decisions/2026-11-23-unpaid-instalments.md).
 */
export function refundBesideInstalments(refund: number, openCents: number): number {
  return Math.max(0, refund - openCents);
}

function byNumber(one: OpenInstalment, other: OpenInstalment): number {
  return one.number - other.number;
}
