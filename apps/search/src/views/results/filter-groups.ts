import { filterKeysOf, type FilterKey, type SearchFlow } from '@shop/domain';

export type FilterGroupName = 'activities' | 'price' | 'distance' | 'facilities' | 'more';

export interface FilterGroup {
  readonly name: FilterGroupName;
  readonly keys: readonly FilterKey[];
}

const GROUPS: readonly FilterGroup[] = [
  { name: 'activities', keys: ['activities'] },
  { name: 'price', keys: ['price'] },
  { name: 'distance', keys: ['distance'] },
  { name: 'facilities', keys: ['facilities'] },
  { name: 'more', keys: ['score', 'stars', 'hotelTypes', 'hotelEnvironments', 'hotelStyles'] },
];

/** The dropdowns of the filter bar, in order (spec 1, section 2), as far as the flow has them. */
export function filterGroupsOf(flow: SearchFlow): readonly FilterGroup[] {
  const known = filterKeysOf(flow);
  return GROUPS.filter(({ keys }) => keys.every((key) => known.includes(key)));
}
