import type { ActivityGroup, FacetsAnswer, Locale } from '@shop/contracts';
import { type FacetCounts, SCORE_STEPS } from '../availability/stays/index.ts';
import type { StayIndex, Stays } from '../availability/index.ts';
import { ACTIVITY_GROUPS, activityGroupOf, activityGroupWord, scoreWord, starsWord } from './search-facet-messages.ts';
import type { SearchMessages } from './search-messages.ts';
import { text } from '../availability/cards/index.ts';

export interface FacetView {
  readonly locale: Locale;
  readonly words: SearchMessages;
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
    prices: [...counts.prices],
    ...(withActivities && { activities: activityGroups(index, counts, locale) }),
    totalCount: total,
  };
}

/** Groups of what can be done; a group without members is left out, a member that nothing has stays with 0. */
export function activityGroups({ stays }: StayIndex, counts: FacetCounts, locale: Locale): ActivityGroup[] {
  return wordedGroups(stays, locale).map(({ name, members }) => ({
    name,
    items: members.map((member) => ({ id: member.id, name: member.name, count: counts.activities[member.number]! })),
  }));
}

interface WordedGroup {
  readonly name: string;
  readonly members: readonly { readonly number: number; readonly id: string; readonly name: string }[];
}

const worded = new WeakMap<Stays, Map<Locale, WordedGroup[]>>();

/** Groups and their members in words, put together once for an index. */
function wordedGroups(stays: Stays, locale: Locale): WordedGroup[] {
  const byLocale = worded.get(stays) ?? new Map<Locale, WordedGroup[]>();
  worded.set(stays, byLocale);
  const known = byLocale.get(locale) ?? groupsOf(stays, locale);
  byLocale.set(locale, known);
  return known;
}

function groupsOf({ activities, activityCards }: Stays, locale: Locale): WordedGroup[] {
  const members = activities.ids.map((id, number) => ({ number, id, name: text(activityCards[number]!.label, locale) || id }));
  return ACTIVITY_GROUPS.map((group) => ({
    name: activityGroupWord(group, locale),
    members: members.filter(({ number }) => activityGroupOf(activityCards[number]!.icon) === group),
  })).filter((group) => group.members.length > 0);
}

/** Classes that the shop has at all, the highest first. */
function starsOf({ hotels }: StayIndex, counts: FacetCounts, locale: Locale): FacetsAnswer['stars'] {
  return hotels.classes.map((value) => ({ value, label: starsWord(value, locale), count: counts.stars[value]! }));
}
