import type { ShopSettings } from './settings.ts';

/**
 * The address of the shop that a page calls from, by the header `Origin`: the host of `PUBLIC_ORIGIN`, a point of sale or a
 * partner's brand, on the protocol of `PUBLIC_ORIGIN` and on any port. Undefined for a host that no setting names, also where a
 * proxy passes its name on: nothing that leads a customer back is built from one.
 */
export function shopOriginOf(
  origin: string | undefined,
  { publicOrigin, shopHosts = [] }: Pick<ShopSettings, 'publicOrigin' | 'shopHosts'>,
): URL | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const [from, own] = [new URL(origin), new URL(publicOrigin)];
  const isOurs = from.protocol === own.protocol && [own.hostname, ...shopHosts].includes(from.hostname);
  return isOurs ? from : undefined;
}
