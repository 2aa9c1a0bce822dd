/** The five subjects of practical information (spec 1, section 2, other modals). */
export const PRACTICAL_KINDS = ['gettingThere', 'hours', 'services', 'toKnow', 'touristTax'] as const;
export type PracticalKind = (typeof PRACTICAL_KINDS)[number];

/** A window that the stay page can open. */
export type StayWindow =
  { readonly kind: 'room' | 'reviews' | 'map' } | { readonly kind: 'activity'; readonly id: string } | { readonly kind: PracticalKind };
