import { useSite } from '@shop/contracts/page';
import { nightsBetween } from '@shop/domain';
import type { StayVisit } from '../../views/stay/stay-visit.ts';

/** What is asked for beside a stay, such as other stays and extras: the days of the visit, only when both are picked, and its party. */
export function useVisitWish({ dates: { checkin, checkout }, party }: Pick<StayVisit, 'dates' | 'party'>) {
  const { locale } = useSite();
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : undefined;
  return { locale, checkin, nights, ...party };
}
