import { FLEXIBLE_DAYS_LIMITS, NIGHT_LIMITS } from '@shop/domain';
import Type from 'typebox';

export const Sort = Type.Enum(['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc']);
export type Sort = Type.Static<typeof Sort>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd at the point of sale' });
const Name = Type.String({ maxLength: 120 });
/** Ids joined by commas. */
const Ids = (what: string) => Type.String({ maxLength: 400, description: `${what}, joined by commas` });
const Money = (what: string) => Type.Integer({ minimum: 0, maximum: 10_000_000, description: `cents; ${what}` });
const Kilometres = Type.Number({ minimum: 0, maximum: 300, description: 'kilometres; counts only around a place' });

/** Place, dates, party and filters of a search, named as the calls name them (spec 1, sections 3 and 7; SEARCH-010). */
export const SearchCriterias = Type.Object({
  adult: Type.Integer({ minimum: 1, maximum: 20, default: 2 }),
  child: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  baby: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  s: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '1: everybody sleeps in one room' })),
  checkin: Type.Optional(Day),
  checkout: Type.Optional(Day),
  night: Type.Optional(Type.Integer({ minimum: NIGHT_LIMITS.min, maximum: NIGHT_LIMITS.max })),
  flexibleDays: Type.Optional(
    Type.Integer({
      minimum: FLEXIBLE_DAYS_LIMITS.min,
      maximum: FLEXIBLE_DAYS_LIMITS.max,
      description: 'days that the arrival may move by, earlier or later; counts only beside `checkin`, exact when left out',
    }),
  ),
  giftNights: Type.Optional(
    Type.Integer({ minimum: NIGHT_LIMITS.min, maximum: NIGHT_LIMITS.max, description: 'nights of a gift; each shortest when left out' }),
  ),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  distanceMin: Type.Optional(Kilometres),
  distanceMax: Type.Optional(Kilometres),
  city: Type.Optional(Name),
  region: Type.Optional(Name),
  department: Type.Optional(Name),
  country: Type.Optional(Name),
  poi: Type.Optional(Name),
  skiresort: Type.Optional(Name),
  touristicregion: Type.Optional(Name),
  hotel: Type.Optional(Type.String({ maxLength: 40 })),
  theme: Type.Optional(Type.String({ maxLength: 40 })),
  hotelType: Type.Optional(Ids('kinds of house')),
  hotelEnvironment: Type.Optional(Ids('settings')),
  hotelStyle: Type.Optional(Ids('styles')),
  stars: Type.Optional(Ids('numbers of stars from 0 to 5')),
  facilities: Type.Optional(Ids('facilities that a hotel must all have')),
  petsAllowed: Type.Optional(Type.Boolean()),
  minHotelReviewScore: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  tags: Type.Optional(Ids('activities of which a stay has at least one')),
  priceMin: Type.Optional(Money('900 or less means no minimum')),
  priceMax: Type.Optional(Money('25000 or more means no maximum')),
  singleVoucherPriceMin: Type.Optional(Money('of a gift')),
  singleVoucherPriceMax: Type.Optional(Money('of a gift')),
});
export type SearchCriterias = Type.Static<typeof SearchCriterias>;
