import type { PriceTiers } from '@shop/contracts';

type Tier = PriceTiers['priceList'][number];

/** The price of the wanted length, or of the shortest that is sold. */
export function giftTier(tiers: readonly Tier[], nights: number | undefined): Tier | undefined {
  return tiers.find((tier) => tier.nights === nights) ?? tiers[0];
}
