/** The choice of a single-choice group that costs nothing and is taken at first (spec 2, section 3). */
export const DEFAULT_EXTRA = 'default';

export interface GiftExtra {
  readonly id: string;
  readonly categoryId: string;
  /** Cents. */
  readonly price: number;
}

export interface GiftExtraGroup {
  readonly id: string;
  readonly singleSelection: boolean;
}

export type ExtrasPrice =
  | { readonly kind: 'price'; readonly cents: number }
  | { readonly kind: 'unknownExtra'; readonly id: string }
  | { readonly kind: 'tooMany'; readonly categoryId: string };

/** What the chosen extras cost together; one at most of a single-choice group (spec 1, section 4). */
export function extrasPrice(chosen: readonly string[], extras: readonly GiftExtra[], groups: readonly GiftExtraGroup[]): ExtrasPrice {
  const counts = new Map<string, number>();
  let cents = 0;
  for (const id of new Set(chosen)) {
    if (id === DEFAULT_EXTRA) continue;
    const extra = extras.find((one) => one.id === id);
    if (!extra) return { kind: 'unknownExtra', id };
    counts.set(extra.categoryId, (counts.get(extra.categoryId) ?? 0) + 1);
    cents += extra.price;
  }
  const crowded = groups.find((group) => group.singleSelection && (counts.get(group.id) ?? 0) > 1);
  return crowded ? { kind: 'tooMany', categoryId: crowded.id } : { kind: 'price', cents };
}
