import { AutocompleteQuery, RecommendedQuery, Suggestion, type Locale } from '@shop/contracts';
import { languageOf, pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { kilometresBetween } from '../../search/distance.ts';
import type { PlaceEntry, Typed } from '../../search/gazetteer.ts';
import type { StayIndex } from '../../search/stay-index.ts';
import { whereOf, type Where } from '../../search/where.ts';
import { LocaleQuery } from '../../services/booking-day.ts';
import type { SearchShop } from '../../services/search-answer.ts';
import { text } from '../../services/wording.ts';
import { REFUSALS } from '../refusals.ts';

const Suggestions = Type.Array(Suggestion);
const TermQuery = Type.Object({
  ...AutocompleteQuery.properties,
  locale: LocaleQuery,
  maxResults: Type.Integer({ minimum: 1, maximum: 30, default: 30 }),
});
const RecommendedHere = Type.Object({ ...RecommendedQuery.properties, locale: LocaleQuery });
type Recommended = Type.Static<typeof RecommendedHere>;

/** Towns proposed before anything is typed. */
const RECOMMENDED = 8;
const MOST_SUGGESTIONS = 30;

/** Destination suggestions (spec 2, section 7). */
export function placeRoutes(app: FastifyInstance, { index }: Pick<SearchShop, 'index'>): void {
  app.get<{ Querystring: Type.Static<typeof TermQuery> }>(
    '/api/autocomplete-geonames.json',
    { schema: { tags: ['search'], querystring: TermQuery, response: { 200: Suggestions, ...REFUSALS } } },
    ({ query: { locale, term, maxResults } }, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return index.gazetteer.suggest(term, typedIn(locale, maxResults)).map((place) => suggestion(place, locale));
    },
  );

  app.get<{ Querystring: Recommended }>(
    '/api/recommendedAutocomplete.json',
    { schema: { tags: ['search'], querystring: RecommendedHere, response: { 200: Suggestions, ...REFUSALS } } },
    ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return recommended(index, query).map((place) => suggestion(place, query.locale));
    },
  );
}

/** What fits the typed letters, else the towns most hotels are in; of one area when it is named. */
function recommended(
  { gazetteer, stays }: SearchShop['index'],
  { locale, q, catalogSourceType: kind, catalogSourceCode: code }: Recommended,
): readonly PlaceEntry[] {
  const inside = kind && code ? placesInside(stays, whereOf(stays, gazetteer, { [kind]: code }, locale)) : undefined;
  if (q) {
    const found = gazetteer.suggest(q, typedIn(locale, inside ? MOST_SUGGESTIONS : RECOMMENDED));
    return found.filter((place) => !inside || inside.has(place.id)).slice(0, RECOMMENDED);
  }
  const towns = inside ?? placesInside(stays, whereOf(stays, gazetteer, {}, locale));
  return [...towns.keys()]
    .flatMap((id) => gazetteer.withId(id) ?? [])
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RECOMMENDED);
}

/** Ids of the towns in which a search would find hotels. */
function placesInside({ hotels }: StayIndex, { hotels: members, circle }: Where): Set<string> {
  const inReach = (hotel: number) =>
    !circle || kilometresBetween(circle.latitude, circle.longitude, hotels.latitude[hotel]!, hotels.longitude[hotel]!) <= circle.kilometres;
  const towns = new Set<string>();
  for (const hotel of members ?? hotels.cards.keys()) if (inReach(hotel)) towns.add(hotels.cards[hotel]!.townId);
  return towns;
}

function typedIn(locale: Locale, limit: number): Typed {
  return { limit, country: pointOfSaleOf(locale), language: languageOf(locale) };
}

function suggestion(place: PlaceEntry, locale: Locale): Suggestion {
  const context = text(place.context, locale);
  return {
    id: place.id,
    label: text(place.label, locale),
    category: place.category as Suggestion['category'],
    latitude: place.latitude,
    longitude: place.longitude,
    value: place.value,
    ...(place.postalcode && { postalcode: place.postalcode }),
    country: place.country,
    ...(context && { context }),
  };
}
