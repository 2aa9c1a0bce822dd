import type { Random } from '../random.ts';
import type { HotelType } from '../hotels/house.ts';

/**
 * Pictures are drawn from seeds of their own. They once took these draws from those of the house and the stay: they are still taken,
 * so that the prices and terms that are drawn after them stay as they are.
 */
export function skipHotelDraws(random: Random, type: HotelType): void {
  skip(random, 1);
  skip(random, random.chance(0.5) ? 1 : 2);
  skip(random, type === 'spa' ? 1 : 2);
}

const THEMES_WITH_A_SCENE = new Set(['spa', 'castle', 'unusual', 'snow', 'wine', 'gastronomy']);

export function skipStayDraws(random: Random, { id, theme, done }: { id: number; theme: string; done: number }): void {
  skip(random, random.chance(0.45) && THEMES_WITH_A_SCENE.has(theme) ? 0 : 1);
  skip(random, 2 + Math.max(0, 1 + (id % 3) - done));
}

function skip(random: Random, draws: number): void {
  for (let draw = 0; draw < draws; draw++) random.next();
}
