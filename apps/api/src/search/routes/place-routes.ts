import {
  AUTOCOMPLETE_PLACES,
  type CallQuery,
  LIST_RECOMMENDED_PLACES,
  type Locale,
  MAX_SUGGESTIONS,
  type Suggestion,
} from '@shop/contracts';
import { languageOf, pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import { kilometresBetween, type PlaceEntry, type Typed, type Where, whereOf } from '../../availability/places/index.ts';
import type { StayIndex } from '../../availability/index.ts';
import type { SearchShop } from '../search-answer.ts';
import { text } from '../../availability/cards/index.ts';
import { route } from '../../platform/http/index.ts';

type Recommended = CallQuery<typeof LIST_RECOMMENDED_PLACES>;

/** Towns proposed before anything is typed. */
const RECOMMENDED = 8;

/** Destination suggestions (spec 2, section 7). */
export function placeRoutes(app: FastifyInstance, { index }: Pick<SearchShop, 'index'>): void {
  route(app, AUTOCOMPLETE_PLACES, ({ query: { locale, term, maxResults, near } }, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    const { gazetteer } = index;
    const typed = typedIn(locale, maxResults);
    return (near ? gazetteer.nearest(term, typed) : gazetteer.suggest(term, typed)).map((place) => suggestion(place, locale));
  });

  route(app, LIST_RECOMMENDED_PLACES, ({ query }, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return recommended(index, query).map((place) => suggestion(place, query.locale));
  });
}

/** What fits the typed letters, else the towns most hotels are in; of one area when it is named. */
function recommended(
  { gazetteer, stays }: SearchShop['index'],
  { locale, q, catalogSourceType: kind, catalogSourceCode: code }: Recommended,
): readonly PlaceEntry[] {
  const inside = kind && code ? placesInside(stays, whereOf(stays, gazetteer, { [kind]: code }, locale)) : undefined;
  if (q) {
    const found = gazetteer.suggest(q, typedIn(locale, inside ? MAX_SUGGESTIONS : RECOMMENDED));
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
