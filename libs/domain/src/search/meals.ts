/** Meals that a stay can hold, by the kind of their line in its programme: choices among facilities, of which a stay has all that are chosen. */
export const MEALS = ['breakfast', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

export function isMeal(id: string): id is Meal {
  return (MEALS as readonly string[]).includes(id);
}
