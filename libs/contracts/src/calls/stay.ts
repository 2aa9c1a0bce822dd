import Type from 'typebox';

const Programme = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['room', 'breakfast', 'dinner', 'activity', 'extra']),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  imageUrl: Type.Optional(Type.String()),
  icon: Type.String({ description: 'bed, coffee, utensils, sparkles, bike, ...: a name of the icon set' }),
  duration: Type.Optional(Type.Integer({ description: 'minutes' })),
});

export const Review = Type.Object({
  id: Type.String(),
  locale: Type.String(),
  customer: Type.String(),
  type: Type.String({ description: 'couple, family, friends, solo: already worded in the locale' }),
  date: Type.String({ description: 'yyyy-MM-dd' }),
  average: Type.Number(),
  positive: Type.Optional(Type.String()),
  negative: Type.Optional(Type.String()),
});
export type Review = Type.Static<typeof Review>;

export const Room = Type.Object({
  id: Type.String(),
  label: Type.String(),
  size: Type.Integer({ description: 'square metres' }),
  type: Type.String({ description: 'bed' }),
  capacity: Type.Integer(),
  highlights: Type.Array(Type.String()),
  images: Type.Array(Type.String()),
});

/** Answer of `GET {api}/weekend/{id}/detail.json`. */
export const StayDetail = Type.Object({
  id: Type.String(),
  label: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  images: Type.Array(Type.String()),
  published: Type.Boolean(),
  nights: Type.Integer({ description: 'shortest stay' }),
  hotel: Type.Object({
    id: Type.String(),
    label: Type.String(),
    stars: Type.Integer(),
    description: Type.String(),
    uri: Type.String(),
    location: Type.Object({
      label: Type.String(),
      address: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      city: Type.String(),
      region: Type.String(),
      country: Type.String(),
    }),
    checkInOut: Type.Object({ checkin: Type.String(), checkout: Type.String() }),
    facilities: Type.Array(Type.String()),
    review: Type.Object({
      score: Type.Number({ description: '0 to 10, 0 when there is none' }),
      totalCount: Type.Integer(),
      details: Type.Array(Type.Object({ criterion: Type.String(), label: Type.String(), score: Type.Number() })),
      list: Type.Array(Review),
    }),
  }),
  room: Room,
  programLine: Type.Array(Programme),
  importantInfos: Type.Array(Type.String()),
  fromPrice: Type.Object({
    sellPrice: Type.Integer(),
    refPrice: Type.Integer(),
    promoPercentageRounded: Type.Integer(),
    nights: Type.Integer(),
  }),
  cancellationPolicy: Type.Object({ type: Type.String(), cancellable: Type.Boolean() }),
});
export type StayDetail = Type.Static<typeof StayDetail>;

export const AvailabilityDay = Type.Object({
  price: Type.String({ description: 'display string' }),
  amount: Type.Integer({ description: 'cents, party of two, one night' }),
  promo: Type.Integer({ description: 'percent' }),
  bestPriceOfTheMonth: Type.Boolean(),
  minLos: Type.Integer({ description: 'nights' }),
});
export type AvailabilityDay = Type.Static<typeof AvailabilityDay>;

/** Answer of `GET {api}/product/{id}/availabilities.json?month=yyyy-MM&length` (decision A-082). */
export const Availabilities = Type.Object({
  availabilities: Type.Record(Type.String(), Type.Union([AvailabilityDay, Type.Null()])),
  minMonth: Type.String(),
  maxMonth: Type.String(),
  requestedMonths: Type.Array(Type.String()),
});
export type Availabilities = Type.Static<typeof Availabilities>;

/** Answer of `GET {api}/weekend/{id}/packageCheckoutNights.json?checkin&adult&child&baby`. */
export const CheckoutNights = Type.Array(Type.Integer());

/** Answer of `GET {api}/product/{id}/quote?checkin&nights&adult&child&baby&locale`. */
export const Quote = Type.Object({
  bookable: Type.Boolean(),
  priceInfo: Type.Object({
    sellPrice: Type.Integer(),
    refPrice: Type.Integer(),
    promoPercentageRounded: Type.Integer(),
    moneySaved: Type.Integer(),
    priceType: Type.Literal('FINAL_PRICE'),
    nbRooms: Type.Integer(),
    nights: Type.Integer(),
  }),
  localTaxTotalAmount: Type.Integer({ description: 'cents, to be paid at the hotel' }),
  programLineList: Type.Array(Type.String()),
  cancellationPolicy: Type.Object({ type: Type.String(), cancellable: Type.Boolean(), cancellationDeadline: Type.Optional(Type.String()) }),
  reservationCriteria: Type.Object({
    offerId: Type.String(),
    checkin: Type.String(),
    checkout: Type.String(),
    adult: Type.Integer(),
    child: Type.Integer(),
    baby: Type.Integer(),
  }),
  availableRooms: Type.Integer(),
});
export type Quote = Type.Static<typeof Quote>;
