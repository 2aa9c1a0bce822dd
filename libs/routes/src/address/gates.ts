import type { Toggles } from '@shop/contracts';
import type { Screen } from './screen.ts';

/** The switches that a screen stands behind (spec 2, section 2; SHELL-011, decision note `open-points`). */
const GATES: Partial<Record<Screen, readonly (keyof Toggles)[]>> = {
  boxes: ['boxes'],
  box: ['boxes', 'boxesMigration'],
  activities: ['activityOnly'],
  signin: ['customerAccount'],
  account: ['customerAccount'],
  profile: ['customerAccount'],
  cards: ['customerAccount'],
  trips: ['customerAccount'],
  trip: ['customerAccount'],
  ownGifts: ['customerAccount'],
  sharedWishlist: ['customerAccount'],
};

/** Whether a screen can be reached; where nobody names the switches, it can. */
export function isOpen(screen: Screen, toggles: Toggles | undefined): boolean {
  return !toggles || (GATES[screen] ?? []).every((name) => toggles[name]);
}
