import Type from 'typebox';
import { PromotionEndsOn } from './quote.ts';

const Cents = (what: string) => Type.Integer({ description: `cents; ${what}` });

/** Answer of `GET {frontGateway}/sub-elements/available-custom-sub-elements?locale` (spec 2, sections 3 and 7). */
export const CustomSubElements = Type.Object({
  availableCustomSubElements: Type.Array(
    Type.Object({
      id: Type.String({ description: '`default` is the free choice of its group' }),
      name: Type.String(),
      imageUrl: Type.String(),
      recommendedByWed: Type.Boolean(),
      price: Cents('each'),
      categoryId: Type.String(),
    }),
  ),
  categories: Type.Array(
    Type.Object({
      id: Type.String(),
      description: Type.String(),
      names: Type.Record(Type.String(), Type.String(), { description: 'by language: fr, es, nl, it, en' }),
      singleSelection: Type.Boolean({ description: 'one of its extras at most' }),
    }),
  ),
});
export type CustomSubElements = Type.Static<typeof CustomSubElements>;

/** Answer of `GET {frontGateway}/shipping-costs?locale` (API-021). Where nothing is sent: 404 `PHYSICAL_NOT_AVAILABLE`. */
export const ShippingCostsAnswer = Type.Object({
  amount: Cents('within the own country; 0 shows the free delivery tag'),
  internationalShippingFeesPerCountry: Type.Record(Type.String(), Type.Integer(), {
    description: 'cents by country, ISO 3166-1 alpha-2',
  }),
});
export type ShippingCostsAnswer = Type.Static<typeof ShippingCostsAnswer>;

/** Query of `GET {api}/product/{id}/price-tiers` (API-044). */
export const PriceTiersQuery = Type.Object({
  format: Type.Enum(['digital', 'physical'], { default: 'digital' }),
  extras: Type.Optional(Type.String({ maxLength: 200, description: 'ids joined by hyphens, of a physical gift (GIFT-009)' })),
  country: Type.Optional(
    Type.String({ pattern: '^[A-Z]{2}$', description: 'where a physical gift is sent; the own country when left out' }),
  ),
});

/** Its answer: what the gift costs by nights (spec 1, section 3). Empty where the stay is not giftable. */
export const PriceTiers = Type.Object({
  isGiftable: Type.Boolean(),
  priceList: Type.Array(
    Type.Object({
      nights: Type.Integer(),
      sellPrice: Cents('the gift alone'),
      refPrice: Cents('the lowest of the 30 days before a promotion, `sellPrice` without'),
      promo: Type.Integer({ description: 'percent as shown, 0 for none' }),
      promotionEndsOn: PromotionEndsOn,
      shippingCost: Cents('0 for a digital gift'),
      subElementsPrice: Cents('extras; 0 for a digital gift'),
      totalPrice: Cents('all of it'),
      sellPrices: Type.Record(Type.String(), Type.Integer(), {
        description: 'cents by format: EBOX digital, BOX physical with shipping and extras',
      }),
    }),
  ),
});
export type PriceTiers = Type.Static<typeof PriceTiers>;
