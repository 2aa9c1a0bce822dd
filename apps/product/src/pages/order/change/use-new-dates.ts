import type { OpenBooking } from '@shop/api-client';
import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { chooseActivityDay, chooseDay } from '@shop/domain';
import { changeHref, type CheckoutState } from '@shop/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStayDays } from '../../../components/stay/plan/use-stay-days.ts';

/**
 * The days of the new stay, and of its activities: all stand in the address, so that a reload keeps them; an arrival alone waits
 * for its departure. With other days the activities are to be given theirs again.
 */
export function useNewDates(requested: CheckoutState, open: OpenBooking) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<LocalDate | null>();
  const { checkin, checkout, activityDates = [] } = requested;
  const selection = arrival === undefined ? { checkin, checkout } : { checkin: arrival ?? undefined };
  const calendar = useStayDays(requested.id, selection, requested, open);
  const show = (state: CheckoutState) =>
    void navigate(changeHref(locale, state, open.orderUUID), { replace: true, preventScrollReset: true });
  const choose = (day: LocalDate) => {
    const next = chooseDay(selection, day);
    if (!next.checkin || !next.checkout) return setArrival(next.checkin);
    setArrival(undefined);
    const { activityDates: _before, ...rest } = requested;
    show({ ...rest, checkin: next.checkin, checkout: next.checkout });
  };
  const chooseActivity = (activityId: string, day: number) =>
    show({ ...requested, activityDates: chooseActivityDay(activityDates, { activityId, day }) });
  return { calendar, choose, chooseActivity, clear: () => setArrival(null), isWhole: arrival === undefined };
}
