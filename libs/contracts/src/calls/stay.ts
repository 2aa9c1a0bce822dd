import Type from 'typebox';
import { HotelFacts } from './hotel-facts.ts';
import { ImageAlts } from './image-alts.ts';
import { Crumb, PageModel } from './page-model.ts';
import { CancellationTerms, PromotionEndsOn } from './quote.ts';
import { CriterionScore, Review } from './review.ts';

/** One line of a programme (spec 2, section 3, product details). */
export const ProgrammeLine = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['room', 'breakfast', 'dinner', 'activity', 'extra']),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  imageUrl: Type.Optional(Type.String()),
  icon: Type.String({ description: 'bed, coffee, utensils, sparkles, bike, ...: a name of the icon set' }),
  duration: Type.Optional(Type.Integer({ description: 'minutes' })),
  season: Type.Optional(
    Type.Object(
      { from: Type.String({ description: 'MM-dd' }), until: Type.String({ description: 'MM-dd' }) },
      { description: 'days of each year on which an activity is run, both included' },
    ),
  ),
  activityId: Type.Optional(Type.String({ description: 'names the activity in `activitySelectionList`; activities only' })),
  activityParticipantsLabel: Type.Optional(Type.String({ description: 'e.g. for 2 people' })),
  repeated: Type.Optional(Type.Integer({ description: 'how often in the shortest stay' })),
  displayPax: Type.Optional(Type.Boolean({ description: 'true where the line counts people' })),
  departure: Type.Optional(Type.String({ description: 'HH:mm until which the line lets guests stay on their last day' })),
  how: Type.Optional(Type.String({ description: 'how one comes by it: booked for the chosen day, served from ...' })),
});
export type ProgrammeLine = Type.Static<typeof ProgrammeLine>;

/** The same lines by kind. */
export const ProgrammeDetails = Type.Object({
  room: Type.Optional(ProgrammeLine),
  breakfasts: Type.Array(ProgrammeLine),
  dinners: Type.Array(ProgrammeLine),
  activities: Type.Array(ProgrammeLine),
  extra: Type.Array(ProgrammeLine),
});
export type ProgrammeDetails = Type.Static<typeof ProgrammeDetails>;

export const Room = Type.Object({
  id: Type.String(),
  label: Type.String(),
  size: Type.Integer({ description: 'square metres' }),
  type: Type.String({ description: 'bed' }),
  capacity: Type.Integer(),
  highlights: Type.Array(Type.String()),
  images: Type.Array(Type.String()),
  imageAlts: ImageAlts,
});
export type Room = Type.Static<typeof Room>;

/** The days on which an activity can be had: `value` is the day of the stay from 1 on (spec 2, section 3). */
export const ActivityDates = Type.Object({
  activityId: Type.String(),
  title: Type.String(),
  dates: Type.Array(Type.Object({ value: Type.Integer(), date: Type.String({ description: 'yyyy-MM-dd' }) })),
});
export type ActivityDates = Type.Static<typeof ActivityDates>;

/** Cents. `FINAL_PRICE` for the asked days and party, `GIFT` for the asked nights and adults, else `FROM_PRICE` for two adults. */
export const DetailPrice = Type.Object({
  sellPrice: Type.Integer(),
  refPrice: Type.Integer(),
  promoPercentageRounded: Type.Integer({ description: 'under 10 counts as none' }),
  moneySaved: Type.Integer(),
  promotionEndsOn: PromotionEndsOn,
  priceType: Type.Enum(['FROM_PRICE', 'FINAL_PRICE', 'GIFT']),
  nights: Type.Integer(),
});
export type DetailPrice = Type.Static<typeof DetailPrice>;

/** Answer of `GET {api}/weekend/{id}/detail.json`. What is optional depends on what was asked: dates, the page's words, a gift. */
export const StayDetail = Type.Object({
  id: Type.String(),
  label: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  images: Type.Array(Type.String()),
  imageAlts: ImageAlts,
  imagesBySize: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()), { description: 'by `width_height` in pixels' })),
  published: Type.Boolean({ description: 'false: expired or no longer sold' }),
  isGiftable: Type.Optional(Type.Boolean({ description: 'sold as a gift too: see `price-tiers`' })),
  nights: Type.Integer({ description: 'shortest stay' }),
  uri: Type.Optional(Type.String({ description: 'path without the locale prefix' })),
  breadcrumb: Type.Optional(Type.Array(Crumb)),
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
      ...Type.Partial(HotelFacts.properties.location).properties,
    }),
    checkInOut: Type.Object({ checkin: Type.String(), checkout: Type.String() }),
    facilities: Type.Array(Type.String()),
    review: Type.Object({
      score: Type.Number({ description: '0 to 10, 0 when there is none' }),
      totalCount: Type.Integer(),
      count: Type.Optional(Type.Integer()),
      details: Type.Array(CriterionScore),
      list: Type.Array(Review),
    }),
    ...Type.Partial(HotelFacts.properties.practical).properties,
  }),
  room: Room,
  programLine: Type.Array(ProgrammeLine),
  details: Type.Optional(ProgrammeDetails),
  activities: Type.Optional(Type.Array(ProgrammeLine)),
  activityDates: Type.Optional(Type.Array(ActivityDates)),
  importantInfos: Type.Array(Type.String()),
  fromPrice: Type.Object({
    sellPrice: Type.Integer(),
    refPrice: Type.Integer(),
    promoPercentageRounded: Type.Integer(),
    promotionEndsOn: PromotionEndsOn,
    nights: Type.Integer(),
    checkin: Type.Optional(Type.String({ description: 'arrival that the price is of, yyyy-MM-dd; the cheapest day' })),
  }),
  price: Type.Optional(DetailPrice),
  bookable: Type.Optional(Type.Boolean({ description: 'with dates: whether the party can be had on them' })),
  availableRooms: Type.Optional(Type.Integer({ description: 'with dates' })),
  lastMinute: Type.Optional(Type.Boolean({ description: 'with dates: arrival within three days' })),
  expiration: Type.Optional(Type.String({ description: 'yyyy-MM-dd, the last arrival, when it lies within 30 days' })),
  marketingLabels: Type.Optional(Type.Array(Type.String())),
  targetedLabel: Type.Optional(Type.String()),
  autoDiscount: Type.Optional(Type.Object({ code: Type.String(), value: Type.Integer({ description: 'percent' }) })),
  cancellationPolicy: CancellationTerms,
  pageModel: Type.Optional(PageModel),
});
export type StayDetail = Type.Static<typeof StayDetail>;
