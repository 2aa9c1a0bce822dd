import { randomOf } from '../random.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import type { UndescribedStay } from './stays.ts';

const SHARE = 0.4;

export interface StayToAddTo {
  readonly stay: UndescribedStay;
  readonly activity: Activity;
}

/**
 * Two in five of a house's later stays are an earlier one and more: its room, nights and meals, what one does there, and an
 * activity of another kind besides. Guests of the earlier one may add that. The number of the stay alone decides.
 */
export function stayToAddTo(id: number, added: Activity, sold: readonly UndescribedStay[]): StayToAddTo | undefined {
  const random = randomOf(id, 41);
  const possible = sold.flatMap((stay) => {
    const [activity, more] = ACTIVITIES.filter((one) => stay.programme.some((line) => line.id === one.id));
    const isPlain =
      activity && !more && activity.icon !== added.icon && activity.picture !== added.picture && areRunTogether(activity, added);
    return isPlain ? [{ stay, activity }] : [];
  });
  return random.chance(SHARE) && possible.length > 0 ? random.pick(possible) : undefined;
}

/** Snow and boats have no day in common. */
function areRunTogether(one: Activity, other: Activity): boolean {
  return one.season === undefined || other.season === undefined || one.season === other.season;
}
