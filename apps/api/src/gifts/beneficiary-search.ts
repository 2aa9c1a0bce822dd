import type {
  BeneficiaryFacets,
  BeneficiaryGift,
  BeneficiaryOffer,
  BeneficiaryOffers,
  BeneficiaryQuery,
  Locale,
  SearchCriterias,
} from '@shop/contracts';
import type { CatalogueShop } from '../catalogue/index.ts';
import { invalidField } from '../platform/http/index.ts';
import { pricerOf, searchStays, type StaySearch } from '../availability/stays/index.ts';
import { hotelIdOf } from '../availability/places/index.ts';
import { offerCard, varyPictures } from '../availability/cards/index.ts';
import { facetsAnswer, MAP_POINTS, mapPoint, searchedWhat, searchMessages, searchQuestion, type SearchQuestion } from '../search/index.ts';
import type { GiftInHand } from './beneficiary-gift.ts';
import { homeFirst } from '../availability/gift-ranges/index.ts';

const PLACES = ['hotel', 'lat', 'city', 'region', 'department', 'country', 'poi', 'skiresort', 'touristicregion'] as const;

export interface RecipientSearch {
  readonly gift: GiftInHand;
  readonly query: BeneficiaryQuery;
  readonly locale: Locale;
}

/** Stays that a gift may be spent on, and what is left to pay of each (GIFT-021). */
export async function beneficiaryOffers(shop: CatalogueShop, requested: RecipientSearch): Promise<BeneficiaryOffers> {
  const { index, db, clock } = shop;
  const { gift, locale, query } = requested;
  const words = await searchMessages(db, locale, clock());
  const { question, search } = understood({ index, clock }, requested);
  if (query.performMapSearch) {
    const { stays, total } = searchStays(index.stays, { ...search, page: 0, limit: MAP_POINTS });
    const points = stays.map((stay) => mapPoint(shop, stay, question));
    return { offers: [], points, searchDetails: { ...searchedWhat(question, total, words), page: 0 }, gift: giftOf(gift) };
  }
  const found = searchStays(index.stays, search);
  const view = { locale, party: question.party, dated: question.period !== undefined, today: question.today };
  const cards = varyPictures(found.stays.map((stay) => offerCard(index.stays, stay, view)));
  const whole = pricerOf(index.stays, { ...search, giftValue: undefined });
  const offers = cards.map((card, place): BeneficiaryOffer => {
    whole.price(found.stays[place]!.stay);
    return { ...card, priceType: 'BENEFICIARY', offerPrice: whole.offer.sellPrice };
  });
  return { offers, searchDetails: searchedWhat(question, found.total, words), gift: giftOf(gift) };
}

const giftOf = ({ kind, value, nights, adults, title }: GiftInHand): BeneficiaryGift => ({ kind, value, nights, adults, title });

/** The facet lists of the same search. */
export async function beneficiaryFacets(shop: CatalogueShop, requested: RecipientSearch): Promise<BeneficiaryFacets> {
  const { index, db, clock } = shop;
  const { search } = understood(shop, requested);
  const { total, counts } = searchStays(index.stays, { ...search, page: 0, limit: 0, withFacets: true });
  const words = await searchMessages(db, requested.locale, clock());
  return facetsAnswer(index.stays, counts!, { locale: requested.locale, words, total, withActivities: true });
}

interface Understood {
  readonly question: SearchQuestion;
  readonly search: StaySearch;
}

function understood({ index, clock }: Pick<CatalogueShop, 'index' | 'clock'>, { gift, query, locale }: RecipientSearch): Understood {
  const criterias = criteriasOf(query, gift.nights);
  const question = searchQuestion(index, criterias, {
    locale,
    now: clock(),
    isGift: false,
    prefix: '',
    ...(query.orderBy && { sort: query.orderBy }),
    page: query.page,
    limit: query.limit,
    perHotel: query.numberOfPackagesPerHotel,
  });
  const hasPlace = PLACES.some((key) => criterias[key] !== undefined);
  const among = gift.rangeIn(index, query.matchOfferRangePriceWithGiftAmount);
  const search: StaySearch = {
    ...question.search,
    where: hasPlace ? question.where : homeFirst(index.stays, among, { locale, givenStay: gift.givenStay }),
    among,
    first: gift.givenStay === undefined ? undefined : index.stays.stays.byId.get(gift.givenStay),
    giftValue: gift.value,
  };
  return { question, search };
}

/** Both names of the arrival day and of the hotel count (API-016); the gift's nights unless others are asked for. */
function criteriasOf(query: BeneficiaryQuery, nights: number): SearchCriterias {
  const { checkinDate, hotelId, ...criterias } = query;
  if (hotelId !== undefined && hotelIdOf(hotelId) === undefined) throw invalidField('hotelId', 'hotelId is the number of a hotel.');
  return {
    ...criterias,
    checkin: criterias.checkin ?? checkinDate,
    hotel: criterias.hotel ?? hotelId,
    night: criterias.night ?? nights,
  };
}
