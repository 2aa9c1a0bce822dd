/** Who travels: adults are 12 and over, children 3 to 11, babies 0 to 2 (spec 2, section 5). */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** How many of each kind of traveller there can be, both ends included. */
export type PartyLimits = Readonly<Record<keyof Party, { readonly min: number; readonly max: number }>>;

/** Spec 2, section 5; SEARCH-146: for booking and hotel searches. */
export const PARTY_LIMITS = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 10 },
  babies: { min: 0, max: 10 },
} as const;

/** Spec 2, section 9. */
export const DEFAULT_PARTY: Party = { adults: 2, children: 0, babies: 0 };

/** Whether it is the party that nobody has changed: two adults. */
export function isDefaultParty({ adults, children, babies }: Party): boolean {
  return adults === DEFAULT_PARTY.adults && children === DEFAULT_PARTY.children && babies === DEFAULT_PARTY.babies;
}

/** The party with the new counts of `change`; a count beyond its limits is ignored (spec 2, section 5). */
export function changeParty<P extends Party>(party: P, change: Partial<Party>, limits: PartyLimits = PARTY_LIMITS): P {
  const accepted = Object.entries(change).filter(([who, count]) => isAllowed(who as keyof Party, count, limits));
  return { ...party, ...Object.fromEntries(accepted) };
}

/** A family sleeps in one room: true as soon as a child or a baby comes along (spec 2, section 5). */
export function needsSingleRoom(party: Pick<Party, 'children' | 'babies'>): boolean {
  return party.children > 0 || party.babies > 0;
}

/** True for a whole number within the limits of this kind of traveller. */
export function isAllowed(who: keyof Party, count: number | undefined, limits: PartyLimits = PARTY_LIMITS): boolean {
  const { min, max } = limits[who];
  return Number.isInteger(count) && (count as number) >= min && (count as number) <= max;
}
