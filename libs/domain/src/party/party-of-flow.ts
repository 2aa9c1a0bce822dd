import type { SearchFlow } from '../results/sort-options.ts';
import { DEFAULT_PARTY, PARTY_LIMITS, type Party, type PartyLimits } from './party.ts';

const NOBODY = { min: 0, max: 0 } as const;

/** An activity search is for one or two (spec 1, section 9; SEARCH-020). */
const ACTIVITY_LIMITS: PartyLimits = { adults: { min: 1, max: 2 }, children: NOBODY, babies: NOBODY };

/** A gift search is always for two adults (spec 1, section 5). */
const GIFT_LIMITS: PartyLimits = { adults: { min: 2, max: 2 }, children: NOBODY, babies: NOBODY };

/** How many may come along in a flow. */
export function partyLimits(flow: SearchFlow): PartyLimits {
  if (flow === 'gifting') return GIFT_LIMITS;
  return flow === 'activity' ? ACTIVITY_LIMITS : PARTY_LIMITS;
}

/** The party as a flow searches it: a gift is for two, an activity for at most two, and both know no children. */
export function partyOfFlow({ adults, children, babies }: Party, flow: SearchFlow): Party {
  if (flow === 'gifting') return DEFAULT_PARTY;
  const limits = partyLimits(flow);
  const within = (count: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(count, min), max);
  return {
    adults: within(adults, limits.adults),
    children: within(children, limits.children),
    babies: within(babies, limits.babies),
  };
}
