import { addDays, type LocalDate } from '../days/local-date.ts';

/** What the operator takes off nights of a hotel, and the last day on which the shop sells them at that price. */
export interface RoomPromotion {
  /** Null: every room of the hotel. */
  readonly roomId: number | null;
  readonly percent: number;
  readonly firstNight: LocalDate;
  readonly lastNight: LocalDate;
  readonly endsOn: LocalDate;
}

export interface PromotedNights {
  readonly roomId: number;
  readonly checkin: LocalDate;
  readonly nights: number;
  /** The shop's day. */
  readonly today: LocalDate;
}

/**
 * The last day on which nights are sold at their promoted price: the first of their promotions to end ends it. Undefined where no
 * promotion runs for them (decision note `room-promotions`).
 */
export function promotionEnd(
  promotions: readonly RoomPromotion[],
  { roomId, checkin, nights, today }: PromotedNights,
): LocalDate | undefined {
  const running = promotions.filter((promotion) => promotion.endsOn >= today && (promotion.roomId ?? roomId) === roomId);
  const ends = Array.from({ length: nights }, (_, night) => endOfNight(running, addDays(checkin, night)));
  return earliest(ends.filter((end) => end !== undefined));
}

/** Of several promotions the highest counts; of two that are as high, the one that runs longer keeps the price. */
function endOfNight(running: readonly RoomPromotion[], night: LocalDate): LocalDate | undefined {
  const ofNight = running.filter(({ firstNight, lastNight }) => firstNight <= night && night <= lastNight);
  const highest = Math.max(...ofNight.map(({ percent }) => percent));
  return ofNight
    .filter(({ percent }) => percent === highest)
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);
}

const earliest = (days: readonly LocalDate[]): LocalDate | undefined => days.toSorted()[0];
