import type { Site, ToggleName } from '@shop/contracts';
import type { SearchFlow } from '@shop/domain';
import { changedFlow, resultsHref, type SearchState, type WhereAndWhen } from '@shop/routes';

const FLOWS: readonly SearchFlow[] = ['booking', 'hotel', 'gifting', 'activity'];
/** What an operator can leave out. */
const SWITCHES: Partial<Record<SearchFlow, ToggleName>> = { hotel: 'hotelNights', activity: 'activityOnly' };

interface FlowChange {
  readonly site: Pick<Site, 'locale' | 'toggles'>;
  /** Place and dates that were put aside on the way to activities. */
  readonly putAside: WhereAndWhen;
}

/** The flows of this shop, each with the address of this search in it (SEARCH-002). */
export function flowHrefs(state: SearchState, { site, putAside }: FlowChange): { flow: SearchFlow; href: string }[] {
  const isOff = (flow: SearchFlow) => SWITCHES[flow] !== undefined && site.toggles?.[SWITCHES[flow]] === false;
  const flows = FLOWS.filter((flow) => flow === state.flow || !isOff(flow));
  return flows.map((flow) => ({ flow, href: resultsHref(site.locale, changedFlow(state, flow, putAside)) }));
}
