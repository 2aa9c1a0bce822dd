import { kilometres } from '../hotels/hotels.ts';
import type { UndescribedStay } from '../stays/stays.ts';
import type { ActivityCenter } from './centers.ts';
import type { Univers } from './kinds.ts';

/** Activities of stays that a centre runs where one is near; the others are the house's own. */
const RUN_BY: Readonly<Record<string, Univers>> = {
  ...of('water', 'kayak', 'boat', 'paddle'),
  ...of('taste', 'cooking', 'chocolate', 'oysters', 'tasting'),
  ...of('culture', 'museum', 'city-walk', 'evening'),
  ...of('nature', 'hike', 'horse', 'cycling', 'e-bike'),
  ...of('snow', 'snowshoes', 'sledge', 'ski-pass'),
};
const FARTHEST_KM = 15;

/** Stays of a house, each activity with the nearest centre that offers such things within 15 km. */
export function runByCenters(
  stays: readonly UndescribedStay[],
  house: { readonly latitude: number; readonly longitude: number },
  centers: readonly ActivityCenter[],
): UndescribedStay[] {
  const far = (center: ActivityCenter): number => kilometres(center, house);
  const near = centers.filter((center) => far(center) <= FARTHEST_KM).sort((a, b) => far(a) - far(b));
  if (near.length === 0) return [...stays];
  return stays.map((stay) => ({
    ...stay,
    programme: stay.programme.map((line) => {
      const center = line.kind === 'activity' && near.find(({ univers }) => univers === RUN_BY[line.id]);
      return center ? { ...line, center: center.id } : line;
    }),
  }));
}

function of(univers: Univers, ...activities: string[]): Record<string, Univers> {
  return Object.fromEntries(activities.map((id) => [id, univers]));
}
