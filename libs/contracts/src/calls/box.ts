import Type from 'typebox';
import { FacetsAnswer } from './facets.ts';
import { ImageAlts } from './image-alts.ts';
import { MapPoint, OfferCard, SearchDetails } from './offers.ts';
import { Problem } from './problem.ts';
import { PromotionEndsOn } from './quote.ts';
import { SearchCriterias, Sort } from './search-criterias.ts';

const Cents = (what: string) => Type.Integer({ description: `cents; ${what}` });
const ImageBySize = Type.Record(Type.String(), Type.String(), { description: 'by `width_height` in pixels' });
const ImagesBySize = Type.Record(Type.String(), Type.Array(Type.String()), { description: 'by `width_height` in pixels' });

const Box = {
  code: Type.String({ description: 'ends with EBOX (digital) or BOX (physical)' }),
  title: Type.String(),
  includedContent: Type.String({ description: 'one line a thing that is included' }),
  format: Type.Enum(['digital', 'physical']),
  nights: Type.Integer(),
  rating: Type.Number({ description: '0 to 5' }),
  images: Type.Object({ mainBySize: ImageBySize }),
  price: Type.Object({
    sellPrice: Cents('what the buyer pays'),
    referencePrice: Cents('the lowest of the 30 days before a promotion, `sellPrice` without'),
    promo: Type.Integer({ description: 'percent as shown, 0 for none' }),
    promotionEndsOn: PromotionEndsOn,
  }),
  searchCriteria: Type.Object({ subthemas: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })) }),
};

/** A box as lists show it (spec 2, section 3). */
export const BoxCard = Type.Object(Box);
export type BoxCard = Type.Static<typeof BoxCard>;

/** Answer of `GET {frontGateway}/boxes/search?locale`: the digital form of every box. */
export const BoxesAnswer = Type.Object({ boxes: Type.Array(BoxCard) });
export type BoxesAnswer = Type.Static<typeof BoxesAnswer>;

/** Answer of `GET {frontGateway}/boxes/{code}/product-detail?locale` (spec 1, section 3; spec 2, section 7). */
export const BoxDetail = Type.Object({
  ...Box,
  description: Type.String(),
  value: Cents('what the recipient may spend'),
  referencePrice: Cents('the lowest of the 30 days before a promotion, `price.sellPrice` without'),
  adults: Type.Integer(),
  searchCriteriaProperties: Type.Object({
    subthemas: Type.Array(Type.String({ description: 'themes of its stays' })),
    nights: Type.Integer(),
    adults: Type.Integer(),
    selectivePublicationAffiliateId: Type.String(),
  }),
  otherFormatCode: Type.Optional(Type.String({ description: 'the same box in the other format' })),
  isGiftable: Type.Optional(Type.Boolean({ description: 'false: no stay can be chosen with it today, it is not sold' })),
  physicalSoldOut: Type.Optional(Type.Boolean({ description: 'no printed one is left' })),
  mainImageBySize: ImageBySize,
  imagesBySize: ImagesBySize,
  imageAlts: ImageAlts,
});
export type BoxDetail = Type.Static<typeof BoxDetail>;

/** Its refusal: readers take any `error` field for one (API-013). */
export const BoxProblem = Type.Object({ ...Problem.properties, error: Type.Optional(Type.String()) });
export type BoxProblem = Type.Static<typeof BoxProblem>;

/** Query of `GET {frontGateway}/boxes/{boxCode}/offers`. */
export const BoxOffersQuery = Type.Object({
  page: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 24, default: 8 }),
});

/** Its answer: stays that the box pays for, an empty page after the last. */
export const BoxOffersAnswer = Type.Object({ exactMatch: Type.Array(OfferCard), searchDetails: SearchDetails });
export type BoxOffersAnswer = Type.Static<typeof BoxOffersAnswer>;

/**
 * Query of the recipient's offers and facets (API-016, API-017, API-018). The gift is named by the code in the path, by `code`,
 * by the affiliate id that a box or gift stay bears, or else by the session of its recipient.
 */
export const BeneficiaryQuery = Type.Object({
  ...SearchCriterias.properties,
  checkinDate: Type.Optional(Type.String({ description: '`checkin` under its other name (API-016)' })),
  hotelId: Type.Optional(Type.String({ maxLength: 40 })),
  code: Type.Optional(Type.String({ minLength: 3, maxLength: 60 })),
  selectivePublicationAffiliateId: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  matchOfferRangePriceWithGiftAmount: Type.Optional(
    Type.Boolean({ description: 'true: only stays whose from-price the gift pays whole; as a rule of boxes, not of gift stays' }),
  ),
  numberOfPackagesPerHotel: Type.Integer({ minimum: 1, maximum: 20, default: 20 }),
  orderBy: Type.Optional(Sort),
  performMapSearch: Type.Optional(Type.Boolean({ description: 'answers `points` of everything in reach, and no offers' })),
  page: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 24, default: 24 }),
});
export type BeneficiaryQuery = Type.Static<typeof BeneficiaryQuery>;

/** A stay as the recipient of a gift sees it. */
export const BeneficiaryOffer = Type.Object({
  ...OfferCard.properties,
  priceType: Type.Literal('BENEFICIARY'),
  sellPrice: Cents('what is left to pay after the gift, never below 0'),
  offerPrice: Cents('the whole price'),
});
export type BeneficiaryOffer = Type.Static<typeof BeneficiaryOffer>;

export const BeneficiaryGift = Type.Object({
  kind: Type.Enum(['BOX', 'SINGLEVOUCHER']),
  value: Cents('what the gift pays'),
  nights: Type.Integer(),
  adults: Type.Integer(),
  title: Type.String({ description: 'of the box or stay' }),
});
export type BeneficiaryGift = Type.Static<typeof BeneficiaryGift>;

export const BeneficiaryOffers = Type.Object({
  offers: Type.Array(BeneficiaryOffer),
  searchDetails: SearchDetails,
  gift: BeneficiaryGift,
  points: Type.Optional(Type.Array(MapPoint, { description: 'with `performMapSearch`; their price is what is left to pay' })),
});
export type BeneficiaryOffers = Type.Static<typeof BeneficiaryOffers>;

/** Answer of `box-facets/{code}` and `/beneficiary/.../facets`. */
export const BeneficiaryFacets = FacetsAnswer;
export type BeneficiaryFacets = Type.Static<typeof BeneficiaryFacets>;
