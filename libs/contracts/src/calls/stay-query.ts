import Type from 'typebox';
import { MAX_ADULTS, MAX_NIGHTS, MAX_PAGE_SIZE, MAX_STAYS_OF_HOTEL } from '../limits.ts';
import { LOCALES } from '../site.ts';
import { LocaleQuery, PARTY_QUERY, SENT_ALONG, STAY_PARAMS } from './common-query.ts';
import { ReviewSort } from './review.ts';
import { SearchCriterias } from './search-criterias.ts';

const Nights = Type.Integer({ minimum: 1, maximum: MAX_NIGHTS });
const GiftAdults = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ADULTS }));

/** Query of `GET {api}/weekend/{id}/detail.json`. */
export const StayQuery = Type.Object({
  ...STAY_PARAMS,
  flow: Type.Optional(Type.Enum(['booking', 'gifting', 'hotel', 'activity'])),
  giftNights: Type.Optional(Nights),
  giftAdult: GiftAdults,
  giftAdults: GiftAdults,
  fetchPageModel: Type.Boolean({ default: true, description: 'false: for a card on the map' }),
});
export type StayQuery = Type.Static<typeof StayQuery>;

const Months = (most: number, usual: number) =>
  Type.Object({
    month: Type.Optional(Type.String({ description: 'yyyy-MM; this month when left out' })),
    length: Type.Integer({ minimum: 1, maximum: most, default: usual }),
    locale: LocaleQuery,
    ...SENT_ALONG,
  });

/** Query of `GET {api}/product/{id}/availabilities.json` (API-043). */
export const StayMonthsQuery = Months(12, 2);
export type StayMonthsQuery = Type.Static<typeof StayMonthsQuery>;

/** The party that the prices of a calendar are for; two adults when left out. */
const CALENDAR_PARTY = Type.Partial(Type.Pick(SearchCriterias, ['adult', 'child', 'baby', 's'])).properties;

/** Query of `GET {api}/hotels/{hotelId}/availabilities.json`. */
export const HotelMonthsQuery = Type.Object({
  ...Months(13, 12).properties,
  ...CALENDAR_PARTY,
  flow: Type.Optional(Type.Enum(['hotel'], { description: 'hotel nights instead of stays' })),
});
export type HotelMonthsQuery = Type.Static<typeof HotelMonthsQuery>;

/** Query of `GET {api}/search/availabilities.json`: the place and the theme of a search, as its other calls name them. */
export const SearchMonthsQuery = Type.Object({
  ...Months(13, 12).properties,
  ...CALENDAR_PARTY,
  ...Type.Pick(SearchCriterias, [
    ...(['city', 'region', 'department', 'country', 'poi', 'skiresort', 'touristicregion'] as const),
    ...(['lat', 'lng', 'theme'] as const),
  ]).properties,
  type: Type.Optional(Type.Enum(['hotel'], { description: 'hotel nights instead of stays' })),
});
export type SearchMonthsQuery = Type.Static<typeof SearchMonthsQuery>;

/** Query of `GET {api}/weekend/{id}/packageCheckoutNights.json`. */
export const CheckoutNightsQuery = Type.Object({
  ...PARTY_QUERY,
  checkin: Type.String({ description: 'yyyy-MM-dd' }),
  length: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_NIGHTS, description: 'the longest length to look at' })),
  multiOffer: Type.Optional(Type.Boolean({ description: 'lengths under any terms of the stay; its variants share its rooms' })),
});

/** Query of `GET {api}/product/{id}/offers`. */
export const StayOffersQuery = Type.Object({ ...PARTY_QUERY, checkin: Type.String({ description: 'yyyy-MM-dd' }), nights: Nights });

/** Query of `GET {api}/product/{id}/quote`. */
export const QuoteQuery = Type.Object({
  ...PARTY_QUERY,
  checkin: Type.String({ description: 'yyyy-MM-dd' }),
  nights: Type.Optional({ ...Nights, description: 'left out: the shortest length that can begin on that day' }),
  activitySelectionList: Type.Optional(
    Type.String({ maxLength: 600, description: '`activityId_dayIndex` pairs joined by dashes; day 1 is the day of arrival' }),
  ),
});
export type QuoteQuery = Type.Static<typeof QuoteQuery>;

const Id = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description }));

/** Query of `GET {api}/recommendations` (API-051). */
export const RecommendationsQuery = Type.Object({
  ...STAY_PARAMS,
  id: Id('a stay: others like it, in other houses'),
  hotelId: Id('a hotel: stays around it'),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  theme: Type.Optional(Type.String({ maxLength: 40 })),
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: 8 }),
});
export type RecommendationsQuery = Type.Static<typeof RecommendationsQuery>;

/** Query of `GET {api}/hotels/{hotelId}`. */
export const HotelQuery = Type.Object({ ...STAY_PARAMS, fetchPageModel: Type.Boolean({ default: true }) });

/** Query of `GET {api}/hotels/{hotelId}/offers.json` (API-022). */
export const HotelOffersQuery = Type.Object({
  ...STAY_PARAMS,
  limit: Type.Integer({ minimum: 1, maximum: MAX_STAYS_OF_HOTEL, default: MAX_STAYS_OF_HOTEL }),
});

/** Query of `GET {api}/hotel/{hotelId}/reviews.json`. */
export const ReviewsQuery = Type.Object({
  ...SENT_ALONG,
  locale: Type.Optional(Type.Enum([...LOCALES], { description: 'only reviews written in it; without it those of every language' })),
  withOtherLanguageFallback: Type.Boolean({ default: false, description: 'where nobody wrote in `locale`, the reviews of every language' }),
  sort: ReviewSort,
  page: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  wordedIn: Type.Optional(Type.Enum([...LocaleQuery.enum], { description: 'locale of the labels; `locale` when left out' })),
});
