import Type from 'typebox';
import { LocaleQuery } from './common-query.ts';
import { FacetsAnswer } from './facets.ts';
import { PageModel, Crumb } from './page-model.ts';
import { SearchCriterias, Sort } from './search-criterias.ts';

/** How a search that found too little is widened; the answer leaves out what the search itself found (API-006). */
export const Fallback = Type.Enum(['proximity']);

const OPTIONS = {
  orderBy: Type.Optional(Sort),
  locale: LocaleQuery,
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 24, description: 'the map answers everything in reach' })),
  searchProvider: Type.Optional(Type.String({ maxLength: 40 })),
  numberOfPackagesPerHotel: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 20, default: 1, description: 'at most so many stays of one hotel' }),
  ),
  performMapSearch: Type.Optional(Type.Boolean({ description: 'answers map points: id, location, weekend[0].id' })),
  performGiftableSearch: Type.Optional(Type.Boolean({ description: 'gifts: two adults, no dates, gift prices; as `type: gift`' })),
  type: Type.Optional(Type.Enum(['gift', 'hotel'], { description: '`hotel`: hotel nights, rooms without a programme' })),
  fallback: Type.Optional(Fallback),
  expandedRadius: Type.Optional(
    Type.Number({ minimum: 0, maximum: 30, default: 30, description: 'kilometres that a fallback looks further' }),
  ),
  fetchPageModel: Type.Optional(Type.Boolean({ default: true, description: 'false leaves out pageModel, breadcrumb and suggestionLinks' })),
  withFacets: Type.Optional(Type.Boolean({ description: 'adds the facet lists, counted in the same pass' })),
  withActivities: Type.Optional(Type.Boolean({ description: 'with `withFacets`: adds the activity groups' })),
};

/** Body of `POST {api}/offers.json` (API-005). */
export const OffersBody = Type.Object({ searchCriterias: SearchCriterias, ...OPTIONS });
export type OffersBody = Type.Static<typeof OffersBody>;

/** Body of the same call as the hotel page sends it: the criteria beside the options (spec 2, section 7). */
export const HotelOffersBody = Type.Object({
  hotelId: Type.String({ maxLength: 40 }),
  ...Type.Partial(Type.Pick(SearchCriterias, ['adult', 'child', 'baby', 's', 'checkin', 'checkout', 'night', 'giftNights'])).properties,
  ...OPTIONS,
});
export type HotelOffersBody = Type.Static<typeof HotelOffersBody>;

/** What the call takes: either body. */
export const OffersRequest = Type.Object({
  ...Type.Partial(HotelOffersBody).properties,
  ...OPTIONS,
  searchCriterias: Type.Optional(SearchCriterias),
});
export type OffersRequest = Type.Static<typeof OffersRequest>;

export const CardCancellation = Type.Object({
  type: Type.String(),
  cancellable: Type.Boolean(),
  isCancellable: Type.Boolean({ description: 'today; with dates it ends at the deadline' }),
  cancellationDeadline: Type.Optional(Type.String({ description: 'yyyy-MM-dd, with dates only, until it has passed' })),
  message: Type.Optional(Type.String({ description: 'the same in words of the locale' })),
});

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
    location: Type.Object({
      label: Type.String({ description: 'town, region' }),
      zipCode: Type.Optional(Type.String()),
      address: Type.Optional(Type.String()),
      uri: Type.Optional(Type.String({ description: 'the results of the town' })),
    }),
    review: Type.Object({ count: Type.Integer(), average: Type.Number({ description: '0 to 10' }) }),
  }),
  headwords: Type.Array(Type.String(), { description: 'what is in it: breakfast, spa ...' }),
  sellPrice: Type.Integer({ description: 'cents, for the party and the nights' }),
  refPrice: Type.Integer({ description: 'cents' }),
  barPrice: Type.Optional(Type.Integer({ description: 'cents, the reference price under its other name' })),
  promo: Type.Optional(Type.Integer({ description: 'percent, as promoPercentageRounded' })),
  promoPercentageRounded: Type.Integer(),
  priceType: Type.Enum(['FROM_PRICE', 'FINAL_PRICE', 'GIFT']),
  prices: Type.Optional(
    Type.Array(
      Type.Object({
        paxComposition: Type.Object({ adults: Type.Integer() }),
        sellPrice: Type.Integer({ description: 'cents' }),
        barPrice: Type.Integer({ description: 'cents' }),
        promoPercentageRounded: Type.Integer(),
      }),
    ),
  ),
  nights: Type.Integer(),
  participants: Type.Optional(Type.Integer({ description: 'people that the price is for' })),
  checkin: Type.Optional(
    Type.String({ description: 'arrival of the price, yyyy-MM-dd; of flexible dates, or without dates, the cheapest day' }),
  ),
  availableRooms: Type.Optional(Type.Integer()),
  lastMinute: Type.Optional(Type.Boolean({ description: 'the arrival is near' })),
  expiration: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  marketingLabels: Type.Array(Type.String()),
  targetedLabel: Type.Optional(Type.String({ description: 'a word of a campaign, shown before all others' })),
  cancellable: Type.Boolean(),
  cancellationPolicy: Type.Optional(CardCancellation),
  channelManagerId: Type.Optional(Type.String()),
  connectivity: Type.Optional(Type.Boolean({ description: 'rates come from the channel manager that is named' })),
  autoDiscount: Type.Optional(Type.Object({ code: Type.String(), value: Type.Number({ description: 'percent' }) })),
  itemCategory: Type.Optional(Type.Enum(['weekend', 'single_voucher', 'activity_only'])),
  weekend: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), legacyPackageCount: Type.Integer({ description: 'stays of the hotel that fit' }) })),
  ),
  uri: Type.String({ description: 'path without the locale prefix, e.g. `/produit/sejour/12/slug`' }),
});
export type OfferCard = Type.Static<typeof OfferCard>;

/** A found stay on the map (spec 1, section 3, map marker). */
export const MapPoint = Type.Object({
  id: Type.String({ description: 'id of the offer' }),
  location: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
  weekend: Type.Array(Type.Object({ id: Type.String() })),
  checkin: Type.Optional(Type.String({ description: 'arrival of the price, yyyy-MM-dd; of flexible dates alone' })),
  sellPrice: Type.Integer({ description: 'cents' }),
});
export type MapPoint = Type.Static<typeof MapPoint>;

/** What was searched, as the page repeats it (spec 1, section 3). */
export const SearchDetails = Type.Object({
  totalCount: Type.Integer(),
  page: Type.Integer(),
  uri: Type.Optional(Type.String({ description: 'address of these results, path without the locale prefix' })),
  adult: Type.Optional(Type.Integer()),
  theme: Type.Optional(Type.String({ description: 'name of the theme' })),
  themeId: Type.Optional(Type.String()),
  cityId: Type.Optional(Type.String({ description: 'id of the searched place, e.g. `city-3037543`' })),
  place: Type.Optional(Type.Object({ label: Type.String(), lat: Type.Number(), lng: Type.Number() })),
});
export type SearchDetails = Type.Static<typeof SearchDetails>;

/** Links to neighbouring searches (spec 1, section 2). */
export const SuggestionLinks = Type.Object({
  title: Type.String(),
  links: Type.Array(Type.Object({ label: Type.String(), uri: Type.String(), count: Type.Integer({ description: 'weekends there' }) })),
});
export type SuggestionLinks = Type.Static<typeof SuggestionLinks>;

export const OffersAnswer = Type.Object({
  exactMatch: Type.Array(OfferCard),
  searchDetails: SearchDetails,
  breadcrumb: Type.Optional(Type.Array(Crumb)),
  suggestionLinks: Type.Optional(Type.Array(SuggestionLinks)),
  pageModel: Type.Optional(PageModel),
  facets: Type.Optional(FacetsAnswer),
});
export type OffersAnswer = Type.Static<typeof OffersAnswer>;

/** The answer with `performMapSearch`. */
export const MapAnswer = Type.Object({ exactMatch: Type.Array(MapPoint), searchDetails: SearchDetails });
export type MapAnswer = Type.Static<typeof MapAnswer>;
