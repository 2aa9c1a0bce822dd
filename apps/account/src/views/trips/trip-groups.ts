import type { Trip } from '@shop/contracts';

export const TRIP_GROUPS = ['current', 'upcoming', 'past', 'cancelled'] as const;
export type TripGroup = (typeof TRIP_GROUPS)[number];

/** A cancelled trip is that alone, whenever it would have been. */
export function groupOf({ status, moment }: Pick<Trip, 'status' | 'moment'>): TripGroup {
  return status === 'cancelled' ? 'cancelled' : moment;
}

/** The trips by group, in the order in which they concern the traveller; groups without a trip are left out. */
export function tripGroups(trips: readonly Trip[]): readonly { readonly group: TripGroup; readonly trips: readonly Trip[] }[] {
  const groups = TRIP_GROUPS.map((group) => ({ group, trips: trips.filter((trip) => groupOf(trip) === group) }));
  return groups.filter((one) => one.trips.length > 0);
}
