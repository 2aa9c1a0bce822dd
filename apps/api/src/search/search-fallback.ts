import { type FoundStay, searchStays, type StaySearch } from '../availability/stays/index.ts';
import type { StayIndex } from '../availability/index.ts';
import { widened } from '../availability/places/index.ts';
import { PAGE_SIZE, type SearchQuestion } from './search-question.ts';

/**
 * Suggestions for a search that found too little (spec 1, sections 4 and 7; spec 2, section 9): never what it found itself.
 * Steps, until there are enough: the same place without filters, then up to `expandedRadius` kilometres further,
 * then on any day. Party, theme and gift stay.
 */
export function fallbackStays(index: StayIndex, { search, where, period }: SearchQuestion, expandedRadius: number): FoundStay[] {
  const exact = searchStays(index, { ...search, page: 0, limit: PAGE_SIZE, withFacets: false });
  const taken = new Set(exact.stays.map((found) => found.hotel));
  const open: StaySearch = { ...search, filters: {}, page: 0, withFacets: false };
  const around: StaySearch = { ...open, where: widened(where, expandedRadius) };
  const anyDay: StaySearch = { ...around, arrivals: undefined, nights: undefined };
  const steps = period ? [open, around, anyDay] : [open, around];
  const suggestions: FoundStay[] = [];
  for (const step of steps) {
    const missing = search.limit - suggestions.length;
    if (missing <= 0) break;
    for (const found of searchStays(index, { ...step, limit: missing, except: taken }).stays) {
      suggestions.push(step === anyDay ? { ...found, anyDay: true } : found);
      taken.add(found.hotel);
    }
  }
  return suggestions;
}
