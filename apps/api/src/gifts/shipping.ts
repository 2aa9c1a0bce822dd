import type { PointOfSale } from '@shop/contracts';
import type { ShippingCosts } from '@shop/domain';
import { cached, type Source } from './gift-cache.ts';

export const shippingFees = cached((db) => db.selectFrom('shipping_fee').selectAll().orderBy('country').execute());

/** What it costs to send a physical gift from a point of sale; undefined where none are sent (spec 1, section 4). */
export async function shippingCosts(source: Source, pointOfSale: PointOfSale): Promise<ShippingCosts | undefined> {
  const own = (await shippingFees(source)).filter((fee) => fee.point_of_sale === pointOfSale);
  const home = own.find((fee) => fee.country === pointOfSale);
  if (!home) return undefined;
  const abroad = own.filter((fee) => fee !== home).map((fee) => [fee.country, fee.cents] as const);
  return { amount: home.cents, internationalShippingFeesPerCountry: Object.fromEntries(abroad) };
}
