import type { FacetsAnswer, Locale, MapAnswer, OffersAnswer, OffersRequest, SearchCriterias, SearchDetails } from '@shop/contracts';
import { dayAt, type IndexedShop } from '../availability/index.ts';
import { invalidField } from '../platform/http/index.ts';
import { type Found, type FoundStay, searchStays } from '../availability/stays/index.ts';
import { hotelIdOf } from '../availability/places/index.ts';
import { type Campaign, campaignsOf, cardsJson, type CardView, offerCard } from '../availability/cards/index.ts';
import { fallbackStays } from './search-fallback.ts';
import { facetsAnswer } from './search-facets.ts';
import { searchUri } from './search-address.ts';
import { cachedAnswer } from './search-answer-cache.ts';
import { searchPage } from './search-page.ts';
import { searchQuestion, type SearchQuestion } from './search-question.ts';
import { searchMessages, type SearchMessages } from './search-messages.ts';

/** Points on one map: more would only cover each other, and the answer stays small. */
export const MAP_POINTS = 5_000;

/** What searches need of the shop. */
export type SearchShop = Pick<IndexedShop, 'db' | 'index' | 'clock'>;
/** The body once its locale is known to be one of ours. */
export type CheckedRequest = OffersRequest & { readonly locale: Locale };

/** Everything that `offers.json` answers, by what the body asks for (API-005), as the bytes of its JSON. */
export async function searchAnswer(shop: SearchShop, body: CheckedRequest): Promise<Buffer> {
  const question = questionOf(shop, body);
  const now = shop.clock();
  const words = await searchMessages(shop.db, question.locale, now);
  const campaigns = question.isGift ? [] : await campaignsOf(shop.db, question.today, now);
  return cachedAnswer(words, [shop.index.version, question.today, campaigns, body], () =>
    answerTo(shop, question, { body, words, campaigns }),
  );
}

interface Asking {
  readonly body: CheckedRequest;
  readonly words: SearchMessages;
  readonly campaigns: readonly Campaign[];
}

function answerTo(shop: SearchShop, question: SearchQuestion, { body, words, campaigns }: Asking): Buffer {
  const stays = shop.index.stays;
  const viewOf = cardView(question, campaigns);
  if (body.fallback !== undefined) {
    const found = fallbackStays(stays, question, body.expandedRadius ?? 30);
    const cards = found.map((one) => offerCard(stays, one, viewOf(one)));
    return bytesOf({ exactMatch: cards, searchDetails: detailsOf(question, found.length, words) });
  }
  const found = searchStays(stays, question.search);
  const searchDetails = detailsOf(question, found.total, words);
  if (body.performMapSearch) return bytesOf({ exactMatch: found.stays.map((stay) => mapPoint(shop, stay, question)), searchDetails });
  return bytesWithCards(cardsJson(stays, found.stays, viewOf), {
    searchDetails,
    ...(body.fetchPageModel !== false && searchPage(shop.index, question, { found, words })),
    ...facetsOf(shop, question, { found, words, withActivities: body.withActivities === true }),
  });
}

function bytesOf(answer: OffersAnswer | MapAnswer): Buffer {
  return Buffer.from(JSON.stringify(answer));
}

/** The same of an answer whose cards are JSON already. */
function bytesWithCards(cards: string, rest: Omit<OffersAnswer, 'exactMatch'>): Buffer {
  return Buffer.from(`{"exactMatch":${cards},${JSON.stringify(rest).slice(1)}`);
}

function questionOf({ index, clock }: SearchShop, body: CheckedRequest): SearchQuestion {
  const isGift = body.performGiftableSearch === true || body.type === 'gift';
  return searchQuestion(index, criteriasOf(body), {
    locale: body.locale,
    now: clock(),
    isGift,
    isNights: body.type === 'hotel' && !isGift,
    prefix: body.searchCriterias ? 'searchCriterias.' : '',
    ...(body.orderBy && { sort: body.orderBy }),
    page: body.performMapSearch ? 0 : (body.page ?? 0),
    limit: body.performMapSearch ? MAP_POINTS : (body.limit ?? 24),
    perHotel: body.numberOfPackagesPerHotel ?? 1,
    withFacets: body.withFacets === true && !body.performMapSearch,
  });
}

/** The criteria come in an object of their own, or beside the options from the hotel page. */
function criteriasOf({ searchCriterias, ...body }: OffersRequest): SearchCriterias {
  if (searchCriterias) {
    if (body.hotelId === undefined) return searchCriterias;
    return { ...searchCriterias, hotel: searchCriterias.hotel ?? checkedHotel(body.hotelId) };
  }
  if (body.hotelId === undefined) throw invalidField('searchCriterias', 'searchCriterias or hotelId is missing.');
  const { adult = 2, child = 0, baby = 0, s, checkin, checkout, night, giftNights } = body;
  return { adult, child, baby, s, checkin, checkout, night, giftNights, hotel: checkedHotel(body.hotelId) };
}

function checkedHotel(hotelId: string): string {
  if (hotelIdOf(hotelId) === undefined) throw invalidField('hotelId', 'hotelId is the number of a hotel.');
  return hotelId;
}

function cardView(
  { locale, party, period, isGift, today }: SearchQuestion,
  campaigns: readonly Campaign[],
): (found: FoundStay) => CardView {
  const view = { locale, party, today, gift: isGift, campaigns };
  // A fallback may have left the dates: then its price is a from-price.
  return (found) => ({ ...view, dated: period !== undefined && !found.anyDay });
}

/** With the arrival of its price where dates are flexible: the chosen one goes without saying. */
export function mapPoint(
  { index }: SearchShop,
  { stay, hotel, sellPrice, day }: FoundStay,
  { search: { arrivals = [] } }: SearchQuestion,
): MapAnswer['exactMatch'][number] {
  const { grid, hotels, stays } = index.stays;
  const id = String(stays.id[stay]!);
  const location = { lat: hotels.latitude[hotel]!, lng: hotels.longitude[hotel]! };
  return { id, location, weekend: [{ id }], sellPrice, ...(arrivals.length > 1 && { checkin: dayAt(grid, day) }) };
}

function detailsOf(question: SearchQuestion, totalCount: number, words: SearchMessages): SearchDetails {
  return { ...searchedWhat(question, totalCount, words), uri: searchUri(question, { page: question.search.page }) };
}

/** What was searched, wherever its results stand. */
export function searchedWhat(question: SearchQuestion, totalCount: number, words: SearchMessages): SearchDetails {
  const { where, criterias, party, search } = question;
  const { centre, label, place } = where;
  const { theme } = criterias;
  return {
    totalCount,
    page: search.page,
    adult: party.adults,
    ...(theme !== undefined && { themeId: theme, theme: words('themes', theme) }),
    ...(place && { cityId: place.id }),
    ...(centre && label && { place: { label, lat: centre.latitude, lng: centre.longitude } }),
  };
}

function facetsOf(
  { index }: SearchShop,
  { locale, isNights }: SearchQuestion,
  { found, words, withActivities }: { found: Found; words: SearchMessages; withActivities: boolean },
): { facets?: FacetsAnswer } {
  if (!found.counts) return {};
  return { facets: facetsAnswer(index.stays, found.counts, { locale, words, total: found.total, withActivities, isNights }) };
}
