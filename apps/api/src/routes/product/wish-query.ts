import type { Locale } from '@shop/contracts';
import Type from 'typebox';
import { MAX_NIGHTS } from '../../search/arrivals.ts';
import { bookingDay, type Clock } from '../../services/booking-day.ts';
import type { StayWish } from '../../services/product/found-stay.ts';
import { arrivalDay, stayPeriod, type StayPeriod } from '../../services/stay-period.ts';
import { PARTY_QUERY, partyOf } from '../party-query.ts';

const Nights = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_NIGHTS }));

/** Party and, where they are known, days: a check-in with departure or nights, alone it counts with one night (decision A-040). */
export const WISH_QUERY = {
  ...PARTY_QUERY,
  checkin: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  checkout: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  night: Nights,
  nights: Nights,
};

export interface AskedDays {
  readonly checkin?: string | undefined;
  readonly checkout?: string | undefined;
  readonly night?: number | undefined;
  readonly nights?: number | undefined;
}

type AskedWish = AskedDays & { locale: Locale; adult: number; child: number; baby: number };

export function wishOf(query: AskedWish, clock: Clock): StayWish {
  const days = bookingDay(query.locale, clock());
  return { ...days, locale: query.locale, party: partyOf(query), period: periodOf(query, days.today) };
}

export function periodOf({ checkin, checkout, night, nights }: AskedDays, today: string): StayPeriod | undefined {
  if (checkin === undefined) return undefined;
  if (checkout !== undefined) return stayPeriod({ checkin, checkout }, today, { checkin: 'checkin', checkout: 'checkout' });
  return { checkin: arrivalDay(checkin, today, 'checkin'), nights: night ?? nights ?? 1 };
}
