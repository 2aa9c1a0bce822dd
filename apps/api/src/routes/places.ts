import { AutocompleteQuery, Suggestion, type Locale } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { PlaceEntry } from '../search/gazetteer.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import type { SearchShop } from '../services/search-answer.ts';
import { text } from '../services/wording.ts';
import { REFUSALS } from './refusals.ts';

const Suggestions = Type.Array(Suggestion);
const TermQuery = Type.Object({
  ...AutocompleteQuery.properties,
  locale: LocaleQuery,
  maxResults: Type.Integer({ minimum: 1, maximum: 30, default: 30 }),
});
const RecommendedQuery = Type.Object({
  locale: LocaleQuery,
  q: Type.Optional(Type.String({ maxLength: 100 })),
  catalogSourceType: Type.Optional(Type.String()),
  catalogSourceCode: Type.Optional(Type.String()),
});

/** Towns proposed before anything is typed. */
const RECOMMENDED = 8;

/** Destination suggestions (spec 2, section 7). */
export function placeRoutes(app: FastifyInstance, { index }: Pick<SearchShop, 'index'>): void {
  app.get<{ Querystring: Type.Static<typeof TermQuery> }>(
    '/api/autocomplete-geonames.json',
    { schema: { tags: ['search'], querystring: TermQuery, response: { 200: Suggestions, ...REFUSALS } } },
    ({ query: { locale, term, maxResults } }, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return index.gazetteer.suggest(term, { limit: maxResults, country: pointOfSaleOf(locale) }).map((place) => suggestion(place, locale));
    },
  );

  app.get<{ Querystring: Type.Static<typeof RecommendedQuery> }>(
    '/api/recommendedAutocomplete.json',
    { schema: { tags: ['search'], querystring: RecommendedQuery, response: { 200: Suggestions, ...REFUSALS } } },
    ({ query: { locale, q } }, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      const country = pointOfSaleOf(locale);
      const places = q ? index.gazetteer.suggest(q, { limit: RECOMMENDED, country }) : heaviestTowns(index.gazetteer.places, country);
      return places.map((place) => suggestion(place, locale));
    },
  );
}

function heaviestTowns(places: readonly PlaceEntry[], country: string): PlaceEntry[] {
  return places
    .filter((place) => place.category === 'city' && place.country === country)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RECOMMENDED);
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
