import type { LocalDate } from '@shop/contracts';
import { isInSeason, type SeasonDays } from '@shop/domain';

/**
 * For every stay one byte a day, 1 where all of its activities are in season; undefined where none has a season. `seasons` are
 * JSON arrays as text: most stays have one of a few, and share its column.
 */
export function seasonColumns(seasons: readonly string[], dates: readonly LocalDate[]): (Uint8Array | undefined)[] {
  const known = new Map<string, Uint8Array | undefined>();
  for (const text of new Set(seasons)) {
    const all = JSON.parse(text) as readonly SeasonDays[];
    const isOpen = (day: LocalDate) => all.every((season) => isInSeason(season, day));
    known.set(text, all.length ? Uint8Array.from(dates, (day) => (isOpen(day) ? 1 : 0)) : undefined);
  }
  return seasons.map((text) => known.get(text));
}
