import type { ActivityFacets, Locale } from '@shop/contracts';
import type { SearchMessages } from '../search/index.ts';
import { text } from '../availability/cards/index.ts';
import type { FoundActivities, FoundActivity } from './activity-search.ts';
import type { ActivityShelf } from './activity-shelf.ts';

/** What can be chosen further, each list counted without its own filter; a choice that leaves nothing stays with 0. */
export function activityFacets(
  shelf: ActivityShelf,
  found: FoundActivities,
  { locale, words }: { locale: Locale; words: SearchMessages },
): ActivityFacets {
  const groups = Map.groupBy(shelf.tags, (tag) => tag.group_id);
  const countOf = (tag: string) => found.withoutTags.filter(({ product }) => product.tag_ids.includes(tag)).length;
  return {
    activityGroups: [...groups.values()].map((tags) => ({
      name: text(tags[0]!.group_label, locale),
      items: tags.map((tag) => ({ id: tag.id, name: text(tag.label, locale), count: countOf(tag.id) })),
    })),
    themes: themesOf(shelf).map((id) => ({
      id,
      name: words('themes', id),
      count: found.withoutTheme.filter(({ product }) => product.themes.includes(id)).length,
    })),
    pricePerPerson: priceBounds(found.withoutPrice),
  };
}

/** Themes that activities bear, the most frequent first. */
function themesOf({ products }: ActivityShelf): string[] {
  const counts = new Map<string, number>();
  for (const product of products) for (const theme of product.themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
}

function priceBounds(found: readonly FoundActivity[]): ActivityFacets['pricePerPerson'] {
  const prices = found.map(({ perPerson }) => perPerson);
  return prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) };
}
