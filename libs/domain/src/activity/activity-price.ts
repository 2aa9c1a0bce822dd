/** What an activity costs for a number of adults, cents. */
export interface ActivityPrice {
  readonly adults: number;
  readonly sellPrice: number;
}

export interface PartyBounds {
  readonly min: number;
  readonly max: number;
}

/** The price of the chosen adult count divided by that count, in whole cents (spec 1, section 5). */
export function pricePerPerson({ sellPrice, adults }: ActivityPrice): number {
  return Math.round(sellPrice / Math.max(1, adults));
}

/** The smallest and the largest party that has a price; undefined when there is none (spec 2, section 4). */
export function activityPartyBounds(prices: readonly Pick<ActivityPrice, 'adults'>[]): PartyBounds | undefined {
  if (prices.length === 0) return undefined;
  const sizes = prices.map(({ adults }) => adults);
  return { min: Math.min(...sizes), max: Math.max(...sizes) };
}

/**
 * The party after a wish for more or fewer: sizes that are not sold are passed over on the way (spec 2, section 4); a wish
 * outside the prices is ignored (spec 2, section 5).
 */
export function chosenActivityParty(current: number, wished: number, sold: readonly number[]): number {
  if (!Number.isInteger(wished)) return current;
  const sizes = sold.toSorted((a, b) => a - b);
  const next = wished > current ? sizes.find((size) => size >= wished) : sizes.findLast((size) => size <= wished);
  return next ?? current;
}

/** The party that an activity shows at first: the wished one as far as the prices reach. */
export function startingActivityParty(wished: number, { min, max }: PartyBounds): number {
  return Math.min(max, Math.max(min, wished));
}

/** The price of a party; undefined where none is sold. */
export function priceForAdults<P extends Pick<ActivityPrice, 'adults'>>(prices: readonly P[], adults: number): P | undefined {
  return prices.find((price) => price.adults === adults);
}
