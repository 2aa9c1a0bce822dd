import { SOLD_LOCALES, type ActivityCriterias, type ActivitySearchAnswer, type Locale } from '@shop/contracts';
import { formatMoney, pointOfSaleOf } from '@shop/i18n';
import type { SearchPlace } from '@shop/routes';
import type { Gazetteer } from '../availability/places/index.ts';
import type { SearchMessages } from '../search/index.ts';
import { text } from '../availability/cards/index.ts';
import { activitiesHref } from './activity-address.ts';
import type { FoundActivities, FoundActivity } from './activity-search.ts';
import type { ActivityShelf } from './activity-shelf.ts';
import type { ActivityWhere } from './activity-where.ts';
import { activityMessages } from './activity-messages.ts';

export interface ActivityPage {
  readonly locale: Locale;
  readonly criterias: ActivityCriterias;
  readonly where: ActivityWhere;
  readonly words: SearchMessages;
  readonly page: number;
}

/** Shown where nothing was found. */
const NO_PICTURE = 'hero-7001';

/** Title, picture and what search engines are told of the results; every figure is counted (spec 1, section 3). */
export function activityPage(
  { shelf, gazetteer }: { shelf: ActivityShelf; gazetteer: Gazetteer },
  found: FoundActivities,
  page: ActivityPage,
): Pick<ActivitySearchAnswer, 'mainTitle' | 'mainImage' | 'pageModel'> {
  const { locale } = page;
  const subject = subjectOf(gazetteer, page);
  const words = activityMessages(locale);
  const said = {
    subject,
    count: found.total,
    price: formatMoney(Math.min(...found.all.map(({ perPerson }) => perPerson)), locale),
    groups: tagNames(shelf, found.all, locale),
    towns: [...new Set(found.all.map(({ center }) => text(center.town, locale)))],
  };
  const isEmpty = found.total === 0;
  return {
    mainTitle: words.mainTitle(subject),
    mainImage: `/images/${found.all[0]?.product.images[0] ?? NO_PICTURE}/1920_595.webp`,
    pageModel: {
      locale,
      pageTitle: isEmpty ? words.mainTitle(subject) : words.title(said),
      metaDescription: isEmpty ? words.mainTitle(subject) : words.description(said),
      metaRobots: isEmpty ? 'noindex, follow' : 'index, follow',
      canonicalUrl: uriOf(page, locale),
      alternateUrls: SOLD_LOCALES.map((other) => ({ locale: other, path: uriOf(page, other) })),
      serpSeoLargeContent: isEmpty ? '' : words.paragraphs(said).join('\n\n'),
    },
  };
}

/** Address of these results: place, theme and page, without party and filters. */
export function uriOf({ criterias, where, page }: ActivityPage, locale: Locale): string {
  const place = placeOf(criterias);
  const { centre } = where;
  return activitiesHref(locale, {
    ...(place && { place }),
    ...(centre && { lat: centre.latitude, lng: centre.longitude }),
    ...(criterias.theme !== undefined && { theme: criterias.theme }),
    page,
  });
}

const PLACES = ['city', 'poi', 'skiresort', 'touristicregion', 'department', 'region', 'country'] as const;

function placeOf(criterias: ActivityCriterias): SearchPlace | undefined {
  const kind = PLACES.find((key) => criterias[key] !== undefined);
  return kind && { kind, value: criterias[kind]! };
}

function subjectOf(gazetteer: Gazetteer, { locale, where, criterias, words }: ActivityPage): string {
  const place =
    where.label ??
    (where.centre ? activityMessages(locale).activities : text(gazetteer.find('country', pointOfSaleOf(locale))?.label, locale));
  const subject = place || activityMessages(locale).activities;
  return criterias.theme === undefined ? subject : `${subject} – ${words('themes', criterias.theme)}`;
}

/** Names of what can be done, the most frequent first. */
function tagNames({ tags }: ActivityShelf, found: readonly FoundActivity[], locale: Locale): string[] {
  const count = (id: string) => found.filter(({ product }) => product.tag_ids.includes(id)).length;
  return tags
    .map((tag) => ({ name: text(tag.label, locale), count: count(tag.id) }))
    .filter((tag) => tag.count > 0)
    .sort((a, b) => b.count - a.count)
    .map((tag) => tag.name);
}
