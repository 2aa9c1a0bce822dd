import { hotelQuery, type HotelParams } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { DEFAULT_PARTY } from '@shop/domain';
import { parseHotelAddress } from '@shop/routes';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { prepareMessages } from '../../components/shared/deferred-messages.tsx';
import { throwNotFound } from '../not-found.ts';
import { codeOrDocument } from '../or-document.tsx';
import { Body } from './hotel-parts.ts';

/** The question whose answer holds what the page says of the house, whatever is chosen later. */
export interface LoadedHotel {
  readonly facts: HotelParams;
}

/** The hotel with what it sells for the address's days and party. An unknown hotel is a 404. */
export async function loadHotel({ params, request, context }: LoaderFunctionArgs): Promise<LoadedHotel> {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const { checkin, checkout, adults, children, babies } = parseHotelAddress({ search: new URL(request.url).search, hash: '' });
  const wish = { hotelId: params.id ?? '', locale, adults, children, babies, ...(checkin && checkout && { checkin, checkout }) };
  const [facts] = await Promise.all([
    answered(client, wish).catch(throwNotFound),
    codeOrDocument(Promise.all([prepareMessages('stay', locale), Body.prepare()]), request),
  ]);
  return { facts };
}

/** Days that cannot be asked for (they are past) do not cost the page: the house is shown without them. */
async function answered(client: QueryClient, wish: HotelParams): Promise<HotelParams> {
  const { hotelId, locale } = wish;
  const plain = { hotelId, locale, ...DEFAULT_PARTY };
  try {
    await client.ensureQueryData(hotelQuery(wish));
    return wish;
  } catch (error) {
    if (!wish.checkin || (error as { status?: number }).status !== 400) throw error;
    await client.ensureQueryData(hotelQuery(plain));
    return plain;
  }
}
