import type { Locale } from '@shop/contracts';
import { arrivalDay, bookingDay, stayPeriod, type StayPeriod } from '../../availability/index.ts';
import type { Clock } from '../../platform/settings/index.ts';
import type { StayParams } from '../found-stay.ts';
import { partyOf } from './party-query.ts';

export interface RequestedDays {
  readonly checkin?: string | undefined;
  readonly checkout?: string | undefined;
  readonly night?: number | undefined;
  readonly nights?: number | undefined;
}

type StayParamsQuery = RequestedDays & { locale: Locale; adult: number; child: number; baby: number };

export function stayParams(query: StayParamsQuery, clock: Clock): StayParams {
  const days = bookingDay(query.locale, clock());
  return { ...days, locale: query.locale, party: partyOf(query), period: periodOf(query, days.today) };
}

export function periodOf({ checkin, checkout, night, nights }: RequestedDays, today: string): StayPeriod | undefined {
  if (checkin === undefined) return undefined;
  if (checkout !== undefined) return stayPeriod({ checkin, checkout }, today, { checkin: 'checkin', checkout: 'checkout' });
  return { checkin: arrivalDay(checkin, today, 'checkin'), nights: night ?? nights ?? 1 };
}
