import { quoteQuery } from '@shop/api-client';
import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { nightsBetween, type DaySelection, type Party } from '@shop/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { priceView, type PriceView } from '../views/stay/price-view.ts';

/** From-price without dates; with both dates the quote, which does not change under the buyer's hands: an order checks it again. */
export function useStayPrice(stay: StayDetail, { checkin, checkout }: DaySelection, { adults, children, babies }: Party): PriceView {
  const { locale, today } = useSite();
  const hasDates = Boolean(checkin && checkout);
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : 1;
  const { data, isPlaceholderData, error } = useQuery({
    ...quoteQuery({ id: stay.id, locale, checkin: checkin ?? today, nights, adults, children, babies }),
    enabled: hasDates,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return priceView({ stay, hasDates, quote: data, isStale: isPlaceholderData, error });
}
