import type { Site } from '@shop/contracts';
import { bookingWindow, canConfirm, type SearchFlow } from '@shop/domain';
import type { SearchDraft } from './search-draft.ts';

/** Name of the experiment that asks for dates before a search (spec 1, section 6; SHELL-069). */
export const DATES_EXPERIMENT = 'searchDates';

/** `forced`: no search without dates. `suggested`: none until dates are set or the visitor has said "without". */
export type DatesExperiment = 'forced' | 'suggested';

export interface Submitted {
  readonly flow: SearchFlow;
  readonly draft: Pick<SearchDraft, 'checkin' | 'checkout'>;
  /** The variation as the visit carries it; unknown words count as none. */
  readonly experiment: string | undefined;
  /** The visitor took the dates out, or chose to search without. */
  readonly datesCleared: boolean;
  readonly site: Pick<Site, 'today' | 'todayIsClosed'>;
}

/** `datesPassed`: the arrival that was chosen has passed since. */
export type SubmitStep = 'search' | 'askDates' | 'datesPassed';

/** What a press on "Search" does (SEARCH-100 to SEARCH-102). Only stays are asked for dates. */
export function submitStep({ flow, draft, experiment, datesCleared, site }: Submitted): SubmitStep {
  if (draft.checkin && draft.checkin < bookingWindow(site).firstDay) return 'datesPassed';
  const hasDates = Boolean(draft.checkin) && canConfirm(draft);
  if (flow !== 'booking' || hasDates) return 'search';
  if (experiment === ('forced' satisfies DatesExperiment)) return 'askDates';
  return experiment === ('suggested' satisfies DatesExperiment) && !datesCleared ? 'askDates' : 'search';
}
