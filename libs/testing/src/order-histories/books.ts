/** The money of an order as the shop's books show it; cents. */
export interface Books {
  /** Each payment by card, by id; `back` is promised or carried out, `failed` of it has come back and waits for a person. */
  readonly payments: readonly { readonly id: string; readonly paid: number; readonly back: number; readonly failed: number }[];
  /** Each gift that pays, with what is on it now. */
  readonly gifts: readonly { readonly gave: number; readonly back: number; readonly remaining: number }[];
  /** Instalments that are still to come. */
  readonly open: number;
  /** The total of the stored parts, and what gifts pay of it. */
  readonly total: number;
  readonly paidByGifts: number;
}

export function moneyBack({ payments, gifts }: Books): number {
  return sumOf(payments.map(({ back }) => back)) + sumOf(gifts.map(({ back }) => back));
}

export function moneyPaid({ payments }: Books): number {
  return sumOf(payments.map(({ paid }) => paid));
}

/** Refunds that wait for a person. */
export function moneyFailed({ payments }: Books): number {
  return sumOf(payments.map(({ failed }) => failed));
}

export function moneyHeld({ payments, gifts }: Books): number {
  return sumOf(payments.map(({ paid, back }) => paid - back)) + sumOf(gifts.map(({ gave, back }) => gave - back));
}

export function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, amount) => sum + amount, 0);
}
