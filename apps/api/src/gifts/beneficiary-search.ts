import type { BeneficiaryFacets, BeneficiaryOffer, BeneficiaryOffers, BeneficiaryQuery, Locale, SearchCriterias } from '@shop/contracts';
import type { Shop } from '../app.ts';
import { invalidField } from '../problem.ts';
import { pricerOf } from '../search/price-stays.ts';
import { searchStays, type StaySearch } from '../search/search-stays.ts';
import { hotelIdOf } from '../search/where.ts';
import { offerCard } from '../services/offer-card.ts';
import { facetsAnswer } from '../services/search-facets.ts';
import { searchQuestion, type SearchQuestion } from '../services/search-question.ts';
import { searchWords } from '../services/search-words.ts';
import { varyPictures } from '../services/vary-pictures.ts';
import type { GiftInHand } from './beneficiary-gift.ts';
import { homeFirst } from './box-range.ts';

const PLACES = ['hotel', 'lat', 'city', 'region', 'department', 'country', 'poi', 'skiresort', 'touristicregion'] as const;

export interface RecipientSearch {
  readonly gift: GiftInHand;
  readonly query: BeneficiaryQuery;
  readonly locale: Locale;
}

/** Stays that a gift may be spent on, and what is left to pay of each (spec 1, section 7). */
export function beneficiaryOffers({ index, clock }: Shop, asked: RecipientSearch): BeneficiaryOffers {
  const { gift, locale } = asked;
  const { question, search } = understood({ index, clock }, asked);
  const found = searchStays(index.stays, search);
  const view = { locale, party: question.party, dated: question.period !== undefined, today: question.today };
  const cards = varyPictures(found.stays.map((stay) => offerCard(index.stays, stay, view)));
  const whole = pricerOf(index.stays, { ...search, giftValue: undefined });
  const offers = cards.map((card, place): BeneficiaryOffer => {
    whole.price(found.stays[place]!.stay);
    return { ...card, priceType: 'BENEFICIARY', offerPrice: whole.offer.sellPrice };
  });
  return {
    offers,
    searchDetails: { totalCount: found.total, page: search.page, adult: question.party.adults },
    gift: { kind: gift.kind, value: gift.value, nights: gift.nights, adults: gift.adults, title: gift.title },
  };
}

/** The facet lists of the same search. */
export async function beneficiaryFacets(shop: Shop, asked: RecipientSearch): Promise<BeneficiaryFacets> {
  const { index, db, clock } = shop;
  const { search } = understood(shop, asked);
  const { total, counts } = searchStays(index.stays, { ...search, page: 0, limit: 0, withFacets: true });
  const words = await searchWords(db, asked.locale, clock());
  return facetsAnswer(index.stays, counts!, { locale: asked.locale, words, total, withActivities: true });
}

interface Understood {
  readonly question: SearchQuestion;
  readonly search: StaySearch;
}

function understood({ index, clock }: Pick<Shop, 'index' | 'clock'>, { gift, query, locale }: RecipientSearch): Understood {
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
    where: hasPlace ? question.where : homeFirst(index.stays, among, locale),
    among,
    giftValue: gift.value,
  };
  return { question, search };
}

/** Both names of the arrival day and of the hotel count (decision A-069); the gift's nights unless others are asked for. */
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
