import Type from 'typebox';

export const Sort = Type.Enum(['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc']);
export type Sort = Type.Static<typeof Sort>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd at the point of sale' });

/** Place, dates and party of a search (spec 1, section 3). */
export const SearchCriterias = Type.Object({
  adult: Type.Integer({ minimum: 1, maximum: 20, default: 2 }),
  child: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  baby: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  checkin: Type.Optional(Day),
  checkout: Type.Optional(Day),
  night: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  distanceMax: Type.Optional(Type.Number({ minimum: 0, maximum: 300, description: 'kilometres' })),
  city: Type.Optional(Type.String({ maxLength: 120 })),
  region: Type.Optional(Type.String({ maxLength: 120 })),
  department: Type.Optional(Type.String({ maxLength: 120 })),
  country: Type.Optional(Type.String({ maxLength: 120 })),
  poi: Type.Optional(Type.String({ maxLength: 120 })),
  skiresort: Type.Optional(Type.String({ maxLength: 120 })),
  touristicregion: Type.Optional(Type.String({ maxLength: 120 })),
  hotel: Type.Optional(Type.String({ maxLength: 40 })),
  theme: Type.Optional(Type.String({ maxLength: 40 })),
});
export type SearchCriterias = Type.Static<typeof SearchCriterias>;

/** Body of `POST {api}/offers.json`. */
export const OffersBody = Type.Object({
  searchCriterias: SearchCriterias,
  orderBy: Type.Optional(Sort),
  locale: Type.String(),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 24 })),
  searchProvider: Type.Optional(Type.String()),
  numberOfPackagesPerHotel: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 20, default: 1, description: 'at most so many stays of one hotel' }),
  ),
});
export type OffersBody = Type.Static<typeof OffersBody>;

export const OfferCard = Type.Object({
  id: Type.String({ description: 'id of the stay' }),
  label: Type.String(),
  imageUrl: Type.String(),
  images: Type.Array(Type.String()),
  location: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
  distance: Type.Optional(Type.Number({ description: 'kilometres from the searched place' })),
  hotel: Type.Object({
    id: Type.String(),
    label: Type.String(),
    stars: Type.Integer(),
    uri: Type.String({ description: 'path without the locale prefix' }),
    location: Type.Object({ label: Type.String({ description: 'town, region' }) }),
    review: Type.Object({ count: Type.Integer(), average: Type.Number({ description: '0 to 10' }) }),
  }),
  headwords: Type.Array(Type.String(), { description: 'what is in it: breakfast, spa ...' }),
  sellPrice: Type.Integer({ description: 'cents, for the party and the nights' }),
  refPrice: Type.Integer({ description: 'cents' }),
  promoPercentageRounded: Type.Integer(),
  priceType: Type.Enum(['FROM_PRICE', 'FINAL_PRICE', 'GIFT']),
  nights: Type.Integer(),
  availableRooms: Type.Optional(Type.Integer()),
  marketingLabels: Type.Array(Type.String()),
  cancellable: Type.Boolean(),
  uri: Type.String({ description: 'path without the locale prefix, e.g. `/produit/sejour/12/slug`' }),
});
export type OfferCard = Type.Static<typeof OfferCard>;

export const OffersAnswer = Type.Object({
  exactMatch: Type.Array(OfferCard),
  searchDetails: Type.Object({
    totalCount: Type.Integer(),
    page: Type.Integer(),
    place: Type.Optional(Type.Object({ label: Type.String(), lat: Type.Number(), lng: Type.Number() })),
  }),
});
export type OffersAnswer = Type.Static<typeof OffersAnswer>;
