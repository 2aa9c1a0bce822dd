import { randomOf } from '../random.ts';
import type { Activity } from './activities.ts';

const SHARE = 0.12;

/** One stay in eight holds something else to do, of another kind than the first; its number alone decides. */
export function secondActivity(stay: number, first: Activity, possible: readonly Activity[]): Activity | undefined {
  const random = randomOf(stay, 41);
  const others = possible.filter(({ icon, picture }) => icon !== first.icon && picture !== first.picture);
  return random.chance(SHARE) && others.length > 0 ? random.pick(others) : undefined;
}
