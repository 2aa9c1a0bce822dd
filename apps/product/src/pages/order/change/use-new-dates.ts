import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { chooseDay } from '@shop/domain';
import { changeHref, type CheckoutState } from '@shop/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStayDays } from '../../../components/stay/plan/use-stay-days.ts';

/** The days of the new stay: both stand in the address, so that a reload keeps them; an arrival alone waits for its departure. */
export function useNewDates(asked: CheckoutState, uuid: string) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<LocalDate | null>();
  const { checkin, checkout } = asked;
  const selection = arrival === undefined ? { checkin, checkout } : { checkin: arrival ?? undefined };
  const calendar = useStayDays(asked.id, selection, asked);
  const choose = (day: LocalDate) => {
    const next = chooseDay(selection, day);
    if (!next.checkin || !next.checkout) return setArrival(next.checkin);
    setArrival(undefined);
    const { activityDates: _before, ...rest } = asked;
    const href = changeHref(locale, { ...rest, checkin: next.checkin, checkout: next.checkout }, uuid);
    return void navigate(href, { replace: true, preventScrollReset: true });
  };
  return { calendar, choose, clear: () => setArrival(null), isWhole: arrival === undefined };
}
