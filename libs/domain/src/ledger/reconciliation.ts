/** Money that moved, as the shop or the payment provider has it; both name it by the same key. */
export interface Movement {
  readonly kind: 'payment' | 'refund' | 'dispute';
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  /** How a dispute has ended. */
  readonly outcome?: 'won' | 'lost' | undefined;
}

/** What the shop and the provider do not agree about. */
export interface Difference {
  readonly kind: Movement['kind'];
  readonly key: string;
  readonly reason: 'missingHere' | 'missingThere' | 'amount' | 'outcome';
  /** Cents that the shop has. */
  readonly here?: number;
  /** Cents that the provider has. */
  readonly there?: number;
}

/** Every movement that only one side has, or that they have differently; in the order of the provider's list, then of the shop's. */
export function reconcile(here: readonly Movement[], there: readonly Movement[]): Difference[] {
  const ours = new Map(here.map((movement) => [nameOf(movement), movement]));
  const theirs = new Set(there.map(nameOf));
  return [
    ...there.flatMap((their) => differenceOf(ours.get(nameOf(their)), their) ?? []),
    ...here
      .filter((our) => !theirs.has(nameOf(our)))
      .map(({ kind, key, amount }): Difference => ({ kind, key, reason: 'missingThere', here: amount })),
  ];
}

function differenceOf(our: Movement | undefined, their: Movement): Difference | undefined {
  const { kind, key, amount: there } = their;
  if (!our) return { kind, key, reason: 'missingHere', there };
  if (our.amount !== there) return { kind, key, reason: 'amount', here: our.amount, there };
  if (our.outcome !== their.outcome) return { kind, key, reason: 'outcome', here: our.amount, there };
  return undefined;
}

const nameOf = ({ kind, key }: Movement): string => `${kind} ${key}`;
