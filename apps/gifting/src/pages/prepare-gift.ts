import { giftExtrasQuery, shippingCostsQuery } from '@shop/api-client';
import type { Locale } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** What every set-up asks; without an answer a physical gift is coming back, and the page is whole. */
export async function prepareGift(client: QueryClient, locale: Locale): Promise<void> {
  await Promise.all([client.prefetchQuery(shippingCostsQuery({ locale })), client.prefetchQuery(giftExtrasQuery({ locale }))]);
}
