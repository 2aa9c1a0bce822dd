import type { OpenInstalment } from './open-instalments.ts';

/** What a card is charged of an amount that is due, and what the shop bears of it; cents. */
export interface CardCharge {
  readonly amount: number;
  readonly waived: number;
}

/** An amount below the provider's least charge is waived, one of exactly that is charged (docs/decisions/2026-11-28-least-charge.md). */
export function cardCharge(due: number, leastCharge: number): CardCharge {
  return due > 0 && due < leastCharge ? { amount: 0, waived: due } : { amount: due, waived: 0 };
}

/** Instalments that can each be charged; one that was emptied stays, with 0 cents. */
export interface ChargeableInstalments {
  readonly open: readonly OpenInstalment[];
  /** Cents that no instalment is left to take. */
  readonly waived: number;
}

/** An instalment below the least charge joins the one before it, the first of them the one after; the only one is waived. */
export function chargeableInstalments(open: readonly OpenInstalment[], leastCharge: number): ChargeableInstalments {
  const instalments = open.toSorted((one, other) => one.number - other.number);
  const left = instalments.filter(({ amount }) => amount > 0);
  const place = left.findLastIndex(({ amount }) => amount < leastCharge);
  const small = left[place];
  if (!small) return { open: instalments, waived: 0 };
  const neighbour = left[place - 1] ?? left[place + 1];
  const moved = instalments.map((instalment) => {
    if (instalment === small) return { ...small, amount: 0 };
    return instalment === neighbour ? { ...instalment, amount: instalment.amount + small.amount } : instalment;
  });
  return neighbour ? chargeableInstalments(moved, leastCharge) : { open: moved, waived: small.amount };
}
