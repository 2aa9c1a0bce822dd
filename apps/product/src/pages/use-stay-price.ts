import { partyPriceQuery, quoteQuery } from '@shop/api-client';
import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { isDefaultParty, nightsBetween, type DaySelection, type Party } from '@shop/domain';
import type { ActivityDate } from '@shop/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { partyPriceView, priceView, type PriceView } from '../views/stay/price-view.ts';

export interface PriceWish extends Party {
  /** The stay itself, or the same under other terms. */
  readonly offerId?: string | undefined;
  readonly activityDates?: readonly ActivityDate[] | undefined;
  /** Asks again when the visitor comes back to the window; an order must not change under his hands. */
  readonly isWatched?: boolean;
}

interface StayPrice {
  readonly price: PriceView;
  /** The price as it is now, asked for once more. */
  readonly askAgain: () => Promise<PriceView>;
}

/** The party's from-price without dates, with both dates the quote; while a quote is on its way the old price is not sold. */
export function useStayPrice(stay: StayDetail, { checkin, checkout }: DaySelection, wish: PriceWish): StayPrice {
  const { locale, today } = useSite();
  const { adults, children, babies, offerId = stay.id, isWatched = false, activityDates } = wish;
  const hasDates = Boolean(checkin && checkout);
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : 1;
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery({
    ...quoteQuery({ id: offerId, locale, checkin: checkin ?? today, nights, adults, children, babies, activityDates }),
    enabled: hasDates,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: isWatched && 'always',
    refetchOnReconnect: isWatched && 'always',
  });
  const party = { adults, children, babies };
  const isOfParty = !hasDates && !isDefaultParty(party);
  const ofParty = useQuery({ ...partyPriceQuery({ id: stay.id, locale, ...party }), enabled: isOfParty });
  return {
    price: isOfParty
      ? partyPriceView(stay, ofParty.data, ofParty.error)
      : priceView({ stay, hasDates, quote: data, isStale: isPlaceholderData, isAskedAgain: isWatched && isFetching, error }),
    askAgain: async () => {
      const now = await refetch();
      return priceView({ stay, hasDates, quote: now.data, error: now.error });
    },
  };
}
