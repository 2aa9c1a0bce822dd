import Type from 'typebox';
import { ActivityGroup } from './facets.ts';
import { ImageAlts } from './image-alts.ts';
import { SearchDetails } from './offers.ts';
import { Crumb, PageModel } from './page-model.ts';
import { PromotionEndsOn } from './quote.ts';
import { SearchCriterias, Sort } from './search-criterias.ts';

const Cents = (what: string) => Type.Integer({ description: `cents; ${what}` });
const ImagesBySize = Type.Record(Type.String(), Type.Array(Type.String()), { description: 'by `width_height` in pixels' });

export const ActivityPrice = Type.Object({
  paxComposition: Type.Object({ adults: Type.Integer() }),
  sellPrice: Cents('of the whole party'),
  barPrice: Cents('the lowest of the 30 days before a promotion, `sellPrice` without'),
  promoPercentageRounded: Type.Integer({ description: 'percent as shown: under 5 counts as none' }),
  promotionEndsOn: PromotionEndsOn,
});
export type ActivityPrice = Type.Static<typeof ActivityPrice>;

/** Who runs an activity, and where. */
export const ActivityCenter = Type.Object({
  id: Type.String(),
  label: Type.String(),
  star: Type.Integer({ description: '0 where none are given' }),
  location: Type.Object({
    label: Type.String({ description: 'town, region' }),
    address: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
  }),
  uri: Type.String({ description: 'activities of the town, path without the locale prefix' }),
  main: Type.Boolean(),
});
export type ActivityCenter = Type.Static<typeof ActivityCenter>;

/** Answer of `GET {api}/activity-only/weekend/{id}/detail.json?locale` (spec 1 and 2, section 3). */
export const ActivityDetail = Type.Object({
  id: Type.String(),
  label: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  mainActivityCenter: ActivityCenter,
  activities: Type.Array(
    Type.Object({
      title: Type.String(),
      description: Type.String(),
      univers: Type.String(),
      composition: Type.String(),
      schedules: Type.String(),
      importantInformation: Type.String(),
      activityCenter: ActivityCenter,
    }),
  ),
  locations: Type.Array(ActivityCenter, { description: 'every centre once, the main one first' }),
  schedules: Type.String(),
  niceToKnow: Type.String(),
  importantInfo: Type.Array(Type.String()),
  prices: Type.Record(Type.String(), ActivityPrice, { description: 'by party size, from the smallest to the largest that is sold' }),
  published: Type.Boolean({ description: 'false: no longer sold' }),
  breadCrumb: Type.Array(Crumb),
  pageModel: PageModel,
  uri: Type.String({ description: 'path without the locale prefix' }),
  images: Type.Array(Type.String()),
  imageAlts: ImageAlts,
  imagesBySize: ImagesBySize,
});
export type ActivityDetail = Type.Static<typeof ActivityDetail>;

/** Answer of `GET {api}/activities/{id}/images.json?locale`. */
export const ActivityImages = Type.Object({
  id: Type.String(),
  images: Type.Array(Type.String()),
  imageAlts: ImageAlts,
  imagesBySize: ImagesBySize,
});
export type ActivityImages = Type.Static<typeof ActivityImages>;

const { adult, lat, lng, distanceMin, distanceMax, city, region, department, country, poi, skiresort, touristicregion, theme, tags } =
  SearchCriterias.properties;

/** Place, theme, party and filters of an activity search; other keys of a search are ignored. */
export const ActivityCriterias = Type.Object({
  adult,
  lat,
  lng,
  distanceMin,
  distanceMax,
  city,
  region,
  department,
  country,
  poi,
  skiresort,
  touristicregion,
  theme,
  tags,
  priceMin: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'cents per person' })),
  priceMax: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'cents per person; 25000 or more means no maximum' }),
  ),
});
export type ActivityCriterias = Type.Static<typeof ActivityCriterias>;

/** Body of `POST {api}/search/activity-only.json` (API-010). */
export const ActivitySearchBody = Type.Object({
  searchCriterias: ActivityCriterias,
  locale: Type.String(),
  orderBy: Type.Optional(Sort),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 24 })),
  numberOfPackagesPerHotel: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 20, default: 20, description: 'at most so many of one centre' }),
  ),
});
export type ActivitySearchBody = Type.Static<typeof ActivitySearchBody>;

/** An activity in a list; its price is shown per person. */
export const ActivityCard = Type.Object({
  id: Type.String(),
  label: Type.String(),
  imageUrl: Type.String(),
  images: Type.Array(Type.String()),
  location: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
  distance: Type.Optional(Type.Number({ description: 'kilometres from the searched place' })),
  activityCenter: ActivityCenter,
  headwords: Type.Array(Type.String()),
  sellPrice: Cents('of the searched party'),
  barPrice: Cents('of the searched party; the lowest of the 30 days before a promotion, `sellPrice` without'),
  promoPercentageRounded: Type.Integer(),
  pricePerPerson: Cents('sellPrice divided by the party'),
  prices: Type.Array(ActivityPrice, { description: 'every party that is sold' }),
  itemCategory: Type.Literal('activity_only'),
  uri: Type.String({ description: 'path without the locale prefix' }),
});
export type ActivityCard = Type.Static<typeof ActivityCard>;

export const ActivityFacets = Type.Object({
  activityGroups: Type.Array(ActivityGroup),
  themes: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), count: Type.Integer() })),
  pricePerPerson: Type.Object({ min: Cents('the cheapest found'), max: Cents('the dearest found') }),
});
export type ActivityFacets = Type.Static<typeof ActivityFacets>;

/** Answer of the activity search (spec 1, section 3). */
export const ActivitySearchAnswer = Type.Object({
  results: Type.Array(ActivityCard),
  searchDetails: SearchDetails,
  facets: ActivityFacets,
  mainTitle: Type.String(),
  mainImage: Type.String(),
  pageModel: PageModel,
});
export type ActivitySearchAnswer = Type.Static<typeof ActivitySearchAnswer>;
