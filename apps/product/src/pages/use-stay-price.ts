import { quoteQuery } from '@shop/api-client';
import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { nightsBetween, type DaySelection, type Party } from '@shop/domain';
import type { ActivityDate } from '@shop/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { priceView, type PriceView } from '../views/stay/price-view.ts';

export interface PriceWish extends Party {
  /** The stay itself, or the same under other terms. */
  readonly offerId?: string | undefined;
  readonly activityDates?: readonly ActivityDate[] | undefined;
  /** Asks again when the visitor comes back to the window; an order must not change under his hands. */
  readonly isWatched?: boolean;
}

/** From-price without dates, with both dates the quote; while a quote is on its way the old price is not sold. */
export function useStayPrice(stay: StayDetail, { checkin, checkout }: DaySelection, wish: PriceWish): PriceView {
  const { locale, today } = useSite();
  const { adults, children, babies, offerId = stay.id, isWatched = false, activityDates } = wish;
  const hasDates = Boolean(checkin && checkout);
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : 1;
  const { data, isPlaceholderData, isFetching, error } = useQuery({
    ...quoteQuery({ id: offerId, locale, checkin: checkin ?? today, nights, adults, children, babies, activityDates }),
    enabled: hasDates,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: isWatched && 'always',
    refetchOnReconnect: isWatched && 'always',
  });
  return priceView({ stay, hasDates, quote: data, isStale: isPlaceholderData, isAskedAgain: isWatched && isFetching, error });
}
