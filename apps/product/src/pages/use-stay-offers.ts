import { stayOffersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { nightsBetween, type DaySelection, type Party } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { offersView, type OffersView } from '../views/stay/stay-choice.ts';

/** The stay under all its terms on the chosen days. */
export function useStayOffers(
  id: string,
  { checkin, checkout }: DaySelection,
  wish: Party & { readonly named: string | undefined },
): OffersView {
  const { locale, today } = useSite();
  const { adults, children, babies, named } = wish;
  const hasDates = Boolean(checkin && checkout);
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : 1;
  const { data, isPending } = useQuery({
    ...stayOffersQuery({ id, locale, checkin: checkin ?? today, nights, adults, children, babies }),
    enabled: hasDates,
  });
  return offersView({ hasDates, offers: data, isLoading: isPending, named });
}
