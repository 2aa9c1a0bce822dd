import { hotelQuery, type HotelParams } from '@shop/api-client';
import type { HotelDetail } from '@shop/contracts';
import { DEFAULT_PARTY } from '@shop/domain';
import type { HotelState } from '@shop/routes';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { hotelOffers, type HotelOffers } from '../../views/hotel/hotel-offers.ts';
import type { LoadedHotel } from './load-hotel.ts';

export type OffersNow =
  /** `isStale`: these belong to an earlier choice, the new ones are on their way. */
  | { readonly kind: 'shown'; readonly offers: HotelOffers; readonly isStale: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The house, which stays, and what it sells for the choice of now. */
export function useHotelOffers(
  requested: Pick<HotelParams, 'hotelId' | 'locale'>,
  { checkin, checkout, adults, children, babies }: HotelState,
  isHotelFlow: boolean,
): { hotel: HotelDetail; now: OffersNow } {
  const loaded = useLoaderData<LoadedHotel | undefined>();
  const { data: hotel } = useSuspenseQuery(hotelQuery(loaded?.facts ?? { ...requested, ...DEFAULT_PARTY }));
  const hasDates = Boolean(checkin && checkout);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...hotelQuery({ ...requested, checkin, checkout, adults, children, babies }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    const isRefused = (error as { status?: number }).status === 400;
    return {
      hotel,
      now: isRefused
        ? { kind: 'shown', offers: { kind: hasDates ? 'noneOnDates' : 'none' }, isStale: false }
        : { kind: 'failed', retry: () => void refetch() },
    };
  }
  const isStale = isPlaceholderData || !data;
  return { hotel, now: { kind: 'shown', offers: hotelOffers(data ?? hotel, { isHotelFlow, hasDates: hasDates && !isStale }), isStale } };
}
