/** What happened to an order, as reported to the partner that delivers it. */
export type OrderMovement = 'booked' | 'changed' | 'cancelled';

/** Who delivers a part of an order: a hotel or an activity centre by its number, the one warehouse by 0. */
export interface Recipient {
  readonly kind: 'hotel' | 'activityCentre' | 'warehouse';
  readonly placeId: number;
}

export interface PartnerEvent {
  readonly recipient: Recipient;
  readonly movement: OrderMovement;
}

/**
 * Who hears what after a movement. `informed` expect to deliver by the last that they heard, `concerned` deliver from now on:
 * a booking that moves to another hotel is cancelled for the one and booked for the other.
 */
export function partnerEvents({
  informed,
  concerned,
}: {
  readonly informed: readonly Recipient[];
  readonly concerned: readonly Recipient[];
}): PartnerEvent[] {
  const isAmong = (recipients: readonly Recipient[], one: Recipient) =>
    recipients.some(({ kind, placeId }) => kind === one.kind && placeId === one.placeId);
  return [
    ...informed.filter((one) => !isAmong(concerned, one)).map((recipient): PartnerEvent => ({ recipient, movement: 'cancelled' })),
    ...concerned.map((recipient): PartnerEvent => ({ recipient, movement: isAmong(informed, recipient) ? 'changed' : 'booked' })),
  ];
}
