import type { HotelDetail } from '@shop/contracts';

/** What one may count on in this house: what every stay holds, and what the house is chosen for. */
export interface HotelProgramme {
  readonly inEveryStay: readonly string[];
  readonly ofTheHouse: readonly string[];
}

/** For "Your stay includes" (spec 2, section 2): only what holds for every stay, nothing that one of them adds. */
export function hotelProgramme({
  weekends,
  highlightedFacilities,
}: Pick<HotelDetail, 'weekends' | 'highlightedFacilities'>): HotelProgramme {
  const [first, ...others] = weekends.map(({ headwords }) => headwords);
  const inEveryStay = (first ?? []).filter((word) => others.every((words) => words.includes(word)));
  return { inEveryStay, ofTheHouse: highlightedFacilities.map(({ label }) => label).filter((label) => !inEveryStay.includes(label)) };
}
