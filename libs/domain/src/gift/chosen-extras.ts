import { DEFAULT_EXTRA, type GiftExtra, type GiftExtraGroup } from './gift-extras.ts';

/** The extras of an address that are offered, at most one of a single-choice group; what was withdrawn is left out. */
export function knownExtras(chosen: readonly string[], extras: readonly GiftExtra[], groups: readonly GiftExtraGroup[]): string[] {
  const taken = new Set<string>();
  return extras
    .filter(({ id, categoryId }) => {
      if (id === DEFAULT_EXTRA || !chosen.includes(id)) return false;
      const isSingle = groups.some((group) => group.id === categoryId && group.singleSelection);
      if (isSingle && taken.has(categoryId)) return false;
      taken.add(categoryId);
      return true;
    })
    .map(({ id }) => id);
}

/** The choices with another answer in one group: of a single-choice group the default, free of charge, is no extra (GIFT-009). */
export function withGroupChoice(
  chosen: readonly string[],
  { group, of }: { readonly group: readonly string[]; readonly of: readonly GiftExtra[] },
  categoryId: string,
): string[] {
  const others = chosen.filter((id) => of.find((extra) => extra.id === id)?.categoryId !== categoryId);
  return [...others, ...group.filter((id) => id !== DEFAULT_EXTRA)];
}
