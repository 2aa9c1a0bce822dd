/** How long a physical gift travels, in working days (spec 1, section 9). */
export const DELIVERY_WORKING_DAYS = { least: 2, most: 4 } as const;

export interface ShippingCosts {
  /** Cents to the shop's own country. */
  readonly amount: number;
  /** Cents by country, ISO 3166-1 alpha-2. */
  readonly internationalShippingFeesPerCountry: Readonly<Record<string, number>>;
}

/** The free delivery tag stands where sending within the own country costs nothing (GIFT-036). */
export function isDeliveryFree({ amount }: Pick<ShippingCosts, 'amount'>): boolean {
  return amount === 0;
}

/** Cents to a country, the own one when none is named; undefined where nothing is sent. */
export function shippingTo(costs: ShippingCosts, home: string, country = home): number | undefined {
  return country === home ? costs.amount : costs.internationalShippingFeesPerCountry[country];
}
