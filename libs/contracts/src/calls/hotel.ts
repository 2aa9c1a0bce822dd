import Type from 'typebox';
import { HotelFacts } from './hotel-facts.ts';
import { ImageAlts } from './image-alts.ts';
import { OfferCard } from './offers.ts';
import { Crumb, PageModel } from './page-model.ts';
import { CancellationTerms, PromotionEndsOn } from './quote.ts';
import { CriterionScore, Review } from './review.ts';

/** A stay as a room of the hotel page sells it (spec 2, section 3, offer). */
export const RoomOffer = Type.Object({
  id: Type.String({ description: 'weekendId' }),
  label: Type.String(),
  uri: Type.String(),
  nights: Type.Integer(),
  checkin: Type.Optional(Type.String({ description: 'yyyy-MM-dd: the asked day, or that of the from-price' })),
  price: Type.Object({
    sellPrice: Type.Integer({ description: 'cents' }),
    refPrice: Type.Integer({ description: 'cents' }),
    promoPercentageRounded: Type.Integer({ description: 'under 10 counts as none' }),
    promotionEndsOn: PromotionEndsOn,
    nights: Type.Integer(),
  }),
  shortProgramIntroWithoutRoom: Type.String(),
  cancellationPolicy: CancellationTerms,
  paxCount: Type.Integer({ description: 'people that the price is for' }),
  hasSelectedDates: Type.Boolean(),
  availableRooms: Type.Optional(Type.Integer()),
});
export type RoomOffer = Type.Static<typeof RoomOffer>;

export const HotelRoom = Type.Object({
  uuid: Type.String(),
  label: Type.String(),
  size: Type.Integer({ description: 'square metres' }),
  type: Type.String({ description: 'bed' }),
  capacity: Type.Integer(),
  highlights: Type.Array(Type.String()),
  images: Type.Array(Type.String()),
  imageAlts: ImageAlts,
  list: Type.Array(RoomOffer, { description: 'the cheapest first' }),
});
export type HotelRoom = Type.Static<typeof HotelRoom>;

/** A house in a carousel. */
export const NearbyHotel = Type.Object({
  id: Type.String(),
  label: Type.String(),
  stars: Type.Integer(),
  uri: Type.String(),
  imageUrl: Type.String(),
  location: Type.Object({ label: Type.String(), lat: Type.Number(), lng: Type.Number() }),
  distance: Type.Number({ description: 'kilometres' }),
  review: Type.Object({ count: Type.Integer(), average: Type.Number() }),
  sellPrice: Type.Integer({ description: 'cents: the from-price of its cheapest stay' }),
});
export type NearbyHotel = Type.Static<typeof NearbyHotel>;

/** Answer of `GET {api}/hotels/{hotelId}` (spec 2, sections 2 and 3). */
export const HotelDetail = Type.Object({
  id: Type.String(),
  label: Type.String(),
  stars: Type.Integer(),
  active: Type.Boolean({ description: 'false: no longer sold, not to be indexed' }),
  description: Type.String(),
  uri: Type.String(),
  images: Type.Array(Type.String()),
  imageAlts: ImageAlts,
  imagesBySize: Type.Record(Type.String(), Type.Array(Type.String())),
  breadcrumb: Type.Array(Crumb),
  location: Type.Object({
    label: Type.String(),
    address: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    city: Type.String(),
    region: Type.String(),
    country: Type.String(),
    ...HotelFacts.properties.location.properties,
  }),
  checkInOut: Type.Object({ checkin: Type.String(), checkout: Type.String() }),
  facilities: Type.Array(Type.String()),
  review: Type.Object({
    score: Type.Number(),
    totalCount: Type.Integer(),
    count: Type.Integer(),
    details: Type.Array(CriterionScore),
    list: Type.Array(Review, { description: 'the four newest with a positive comment' }),
  }),
  ...HotelFacts.properties.practical.properties,
  rooms: Type.Array(HotelRoom),
  weekends: Type.Array(OfferCard),
  nearbyHotels: Type.Array(NearbyHotel),
  pageModel: Type.Optional(PageModel),
});
export type HotelDetail = Type.Static<typeof HotelDetail>;

/** Answer of `GET {api}/hotels/{hotelId}/offers.json?limit` (API-022). */
export const HotelOffersAnswer = Type.Object({
  hotel: Type.Object({ id: Type.String(), label: Type.String(), uri: Type.String() }),
  exactMatch: Type.Array(OfferCard),
  searchDetails: Type.Object({ totalCount: Type.Integer() }),
});
export type HotelOffersAnswer = Type.Static<typeof HotelOffersAnswer>;

/** A stay that is praised beside the one at hand (spec 2, section 3). */
export const RecommendedOffer = Type.Object({
  id: Type.String(),
  label: Type.String(),
  hotel: OfferCard.properties.hotel,
  headwords: Type.Array(Type.String()),
  imageUrl: Type.String(),
  sellPrice: Type.Integer({ description: 'cents' }),
  refPrice: Type.Integer({ description: 'cents' }),
  promo: Type.Integer({ description: 'percent; under 10 counts as none' }),
  priceType: Type.Enum(['FROM_PRICE', 'FINAL_PRICE']),
  nights: Type.Integer(),
  checkin: OfferCard.properties.checkin,
  distance: Type.Number({ description: 'kilometres from the stay at hand' }),
  uri: Type.String(),
});
export type RecommendedOffer = Type.Static<typeof RecommendedOffer>;
/** Answer of `GET {api}/product/{id}/recommended-offer` (API-049); null when nothing near can be had. */
export const RecommendedOfferAnswer = Type.Union([RecommendedOffer, Type.Null()]);
export type RecommendedOfferAnswer = Type.Static<typeof RecommendedOfferAnswer>;

/** Answer of `GET {api}/recommendations` (API-051): cards for a carousel, the best first. */
export const Recommendations = Type.Object({ recommendations: Type.Array(OfferCard) });
export type Recommendations = Type.Static<typeof Recommendations>;
