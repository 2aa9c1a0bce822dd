import { MAX_NIGHTS, type LocalDate } from '@shop/contracts';
import { nightsUntilInSeason, type SeasonDays } from '@shop/domain';

/**
 * For every stay one byte a day, the nights that an arrival needs for all of its activities to be in season; undefined where
 * none has a season. `seasons` are JSON arrays as text: most stays have one of a few, and share its column.
 */
export function seasonColumns(seasons: readonly string[], dates: readonly LocalDate[]): (Uint8Array | undefined)[] {
  const known = new Map<string, Uint8Array | undefined>();
  for (const text of new Set(seasons)) {
    const all = JSON.parse(text) as readonly SeasonDays[];
    known.set(text, all.length ? Uint8Array.from(dates, (day) => nightsUntilInSeason(all, day, MAX_NIGHTS)) : undefined);
  }
  return seasons.map((text) => known.get(text));
}
