import type { ActivityGroup, FacetsAnswer } from '@shop/contracts';

/** Facet lists that filters can be drawn of; a list that is not sent is an empty one. */
export function isFacets({ totalCount, prices, activities, ...lists }: FacetsAnswer): boolean {
  const { facilities, hotelScores, stars, hotelTypes, hotelEnvironments, hotelStyles } = lists;
  return (
    Number.isInteger(totalCount) &&
    (prices ?? []).every(Number.isInteger) &&
    isActivityGroups(activities ?? []) &&
    [facilities, hotelScores, stars, hotelTypes, hotelEnvironments, hotelStyles].every((list) =>
      (list ?? []).every(({ label }) => typeof label === 'string'),
    )
  );
}

export function isActivityGroups(groups: readonly ActivityGroup[]): boolean {
  return groups.every(({ items }) => items.every(({ name }) => typeof name === 'string'));
}
