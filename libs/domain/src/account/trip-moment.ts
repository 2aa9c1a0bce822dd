import type { LocalDate } from '../days/local-date.ts';

export type TripMoment = 'upcoming' | 'current' | 'past';

/** Where a trip stands today at the point of sale: current from the day of arrival to the day of departure. */
export function tripMoment({ checkin, checkout }: { checkin: LocalDate; checkout: LocalDate }, today: LocalDate): TripMoment {
  if (today < checkin) return 'upcoming';
  return today <= checkout ? 'current' : 'past';
}
