import type { Toggles } from '@shop/contracts';
import type { Screen } from './screen.ts';

/** The switches that a screen stands behind (spec 2, section 2; decisions ). */
const GATES: Partial<Record<Screen, readonly (keyof Toggles)[]>> = {
  boxes: ['boxes'],
  box: ['boxes', 'boxesMigration'],
  activities: ['activityOnly'],
  signin: ['customerAccount'],
  profile: ['customerAccount'],
  trips: ['customerAccount'],
};

/** Whether a screen can be reached; where nobody names the switches, it can. */
export function isOpen(screen: Screen, toggles: Toggles | undefined): boolean {
  return !toggles || (GATES[screen] ?? []).every((name) => toggles[name]);
}
