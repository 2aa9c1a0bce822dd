import type { ActivitySearchAnswer, ActivitySearchBody } from '@shop/contracts';
import { priceRange } from '@shop/domain';
import type { CatalogueShop } from '../catalogue/index.ts';
import { checkedLocale, invalidField } from '../platform/http/index.ts';
import { searchMessages } from '../search/index.ts';
import { activityCard } from './activity-card.ts';
import { activityFacets } from './activity-facets.ts';
import { activityPage, uriOf, type ActivityPage } from './activity-page.ts';
import { searchActivities } from './activity-search.ts';
import { activityShelf } from './activity-shelf.ts';
import { activityWhere } from './activity-where.ts';

type Criterias = ActivitySearchBody['searchCriterias'];

/** Everything that an activity search answers (spec 1, sections 3 and 7). */
export async function activityAnswer(shop: CatalogueShop, body: ActivitySearchBody): Promise<ActivitySearchAnswer> {
  const locale = checkedLocale(body.locale);
  const { searchCriterias: criterias, page = 0, limit = 24 } = body;
  checkPairs(criterias);
  const { gazetteer } = shop.index;
  const shelf = await activityShelf(shop);
  const words = await searchMessages(shop.db, locale, shop.clock());
  const where = activityWhere(gazetteer, criterias, locale);
  const found = searchActivities(shelf, {
    where,
    adults: criterias.adult,
    ...(criterias.theme !== undefined && { theme: criterias.theme }),
    tags: tagsIn(criterias.tags),
    price: priceRange({ min: criterias.priceMin, max: criterias.priceMax }, 'activity'),
    sort: body.orderBy ?? 'priceQuality',
    page,
    limit,
    perCenter: body.numberOfPackagesPerHotel ?? 20,
  });
  const view: ActivityPage = { locale, criterias, where, words, page };
  return {
    results: found.page.map((one) => activityCard(one, { locale, isAround: where.centre !== undefined })),
    searchDetails: detailsOf(view, found.total),
    facets: activityFacets(shelf, found, { locale, words }),
    ...activityPage({ shelf, gazetteer }, found, view),
  };
}

function detailsOf(view: ActivityPage, totalCount: number): ActivitySearchAnswer['searchDetails'] {
  const { criterias, where, words, page, locale } = view;
  const { centre, label, place } = where;
  const { theme } = criterias;
  return {
    totalCount,
    page,
    uri: uriOf(view, locale),
    adult: criterias.adult,
    ...(theme !== undefined && { themeId: theme, theme: words('themes', theme) }),
    ...(place && { cityId: place.id }),
    ...(centre && label && { place: { label, lat: centre.latitude, lng: centre.longitude } }),
  };
}

function tagsIn(text = ''): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  if (tags.every((tag) => /^[\w-]{1,40}$/.test(tag))) return [...new Set(tags)];
  throw invalidField('searchCriterias.tags', 'searchCriterias.tags is a list of ids joined by commas.');
}

/** Both coordinates come together, and ranges go from low to high. */
function checkPairs({ lat, lng, priceMin = 0, priceMax = Infinity, distanceMin = 0, distanceMax = Infinity }: Criterias): void {
  if (lat !== undefined && lng === undefined) throw invalidField('searchCriterias.lng', 'lng is missing beside lat.');
  if (lng !== undefined && lat === undefined) throw invalidField('searchCriterias.lat', 'lat is missing beside lng.');
  if (priceMin > priceMax) throw invalidField('searchCriterias.priceMin', 'priceMin lies above priceMax.');
  if (distanceMin > distanceMax) throw invalidField('searchCriterias.distanceMin', 'distanceMin lies above distanceMax.');
}
