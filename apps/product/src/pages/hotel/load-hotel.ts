import { hotelQuery, type HotelAsked } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { DEFAULT_PARTY } from '@shop/domain';
import { parseHotelAddress } from '@shop/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { throwNotFound } from '../not-found.ts';

/** The question whose answer holds what the page says of the house, whatever is chosen later. */
export interface LoadedHotel {
  readonly facts: HotelAsked;
}

/**
 * The hotel with what it sells for the address's days and party. Days that cannot be asked for (they are past) do not cost
 * the page: the house is shown without them. An unknown hotel is a 404.
 */
export async function loadHotel({ params, request, context }: LoaderFunctionArgs): Promise<LoadedHotel> {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const house = { hotelId: params.id ?? '', locale };
  const { checkin, checkout, adults, children, babies } = parseHotelAddress({ search: new URL(request.url).search, hash: '' });
  const wish: HotelAsked = { ...house, adults, children, babies, ...(checkin && checkout && { checkin, checkout }) };
  try {
    await client.ensureQueryData(hotelQuery(wish));
    return { facts: wish };
  } catch (error) {
    const facts = { ...house, ...DEFAULT_PARTY };
    if (!wish.checkin || (error as { status?: number }).status !== 400) return throwNotFound(error);
    await client.ensureQueryData(hotelQuery(facts)).catch(throwNotFound);
    return { facts };
  }
}
