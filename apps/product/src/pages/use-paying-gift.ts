import { giftForStayQuery, hasGiftSession } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { payingGift, type PayingGift } from '../views/stay/paying-gift.ts';

/** The gift that this browser has opened, where it can pay for the stay; only the browser knows it. */
export function usePayingGift(stayId: string): PayingGift | undefined {
  const { locale } = useSite();
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...giftForStayQuery({ locale, stayId }), enabled: isHydrated && hasGiftSession() });
  return payingGift(data);
}
