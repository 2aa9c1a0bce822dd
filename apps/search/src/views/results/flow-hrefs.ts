import type { Site } from '@shop/contracts';
import type { SearchFlow } from '@shop/domain';
import { changedFlow, resultsHref, type SearchState, type WhereAndWhen } from '@shop/routes';

const OFFERED: readonly SearchFlow[] = ['booking', 'gifting', 'activity'];

interface FlowChange {
  readonly site: Pick<Site, 'locale' | 'toggles'>;
  /** Place and dates that were put aside on the way to activities. */
  readonly putAside: WhereAndWhen;
}

/** The flows one may change to, each with the address of this search in it; a search of hotels names itself first, where a phone shows it. */
export function flowHrefs(state: SearchState, { site, putAside }: FlowChange): { flow: SearchFlow; href: string }[] {
  const hasActivities = site.toggles?.activityOnly !== false || state.flow === 'activity';
  const flows = OFFERED.filter((flow) => flow !== 'activity' || hasActivities);
  return [...(state.flow === 'hotel' ? (['hotel'] as const) : []), ...flows].map((flow) => ({
    flow,
    href: resultsHref(site.locale, changedFlow(state, flow, putAside)),
  }));
}
