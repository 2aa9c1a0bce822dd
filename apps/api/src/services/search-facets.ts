import type { ActivityGroup, FacetsAnswer, Locale } from '@shop/contracts';
import { SCORE_STEPS } from '../search/facet-lines.ts';
import type { FacetCounts } from '../search/facets.ts';
import type { StayIndex } from '../search/stay-index.ts';
import { ACTIVITY_GROUPS, activityGroupOf, activityGroupWord, scoreWord, starsWord } from './search-facet-words.ts';
import type { SearchWords } from './search-words.ts';
import { text } from './wording.ts';

export interface FacetView {
  readonly locale: Locale;
  readonly words: SearchWords;
  readonly total: number;
  readonly withActivities: boolean;
}

/** The facet lists in words (spec 1, section 3), the most frequent choice of the shop first, so that lists keep their order. */
export function facetsAnswer(index: StayIndex, counts: FacetCounts, { locale, words, total, withActivities }: FacetView): FacetsAnswer {
  const { types, environments, styles, facilities } = index.hotels;
  const named = (kind: 'types' | 'facilities', ids: readonly string[], numbers: Uint32Array) =>
    ids.map((id, number) => ({ value: id, name: id, label: words(kind, id), count: numbers[number]! }));
  return {
    facilities: named('facilities', facilities.ids, counts.facilities),
    hotelScores: SCORE_STEPS.map((value, step) => ({ value, label: scoreWord(value, locale), count: counts.scores[step]! })).reverse(),
    stars: starsOf(index, counts, locale),
    hotelTypes: named('types', types.ids, counts.types),
    hotelEnvironments: environments.ids.map((key, number) => ({
      key,
      label: words('environments', key),
      count: counts.environments[number]!,
    })),
    hotelStyles: styles.ids.map((name, number) => ({ name, label: words('styles', name), count: counts.styles[number]! })),
    ...(withActivities && { activities: activityGroups(index, counts, locale) }),
    totalCount: total,
  };
}

/** Groups of what can be done; a group without members is left out, a member that nothing has stays with 0. */
export function activityGroups({ stays }: StayIndex, counts: FacetCounts, locale: Locale): ActivityGroup[] {
  const items = stays.activities.ids.map((id, number) => {
    const { label, icon } = stays.activityCards[number]!;
    return { group: activityGroupOf(icon), item: { id, name: text(label, locale) || id, count: counts.activities[number]! } };
  });
  return ACTIVITY_GROUPS.map((group) => ({
    name: activityGroupWord(group, locale),
    items: items.filter((one) => one.group === group).map((one) => one.item),
  })).filter((group) => group.items.length > 0);
}

/** Classes that the shop has at all, the highest first. */
function starsOf({ hotels }: StayIndex, counts: FacetCounts, locale: Locale): FacetsAnswer['stars'] {
  return hotels.classes.map((value) => ({ value, label: starsWord(value, locale), count: counts.stars[value]! }));
}
