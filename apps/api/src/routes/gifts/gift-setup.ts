import { CustomSubElements, PriceTiers, PriceTiersQuery, ShippingCostsAnswer } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { availableExtras, extrasAnswer } from '../../gifts/extras.ts';
import { physicalNotAvailable, priceTiers } from '../../gifts/price-tiers.ts';
import { shippingCosts } from '../../gifts/shipping.ts';
import { LocaleQuery } from '../../services/booking-day.ts';
import { REFUSALS } from '../refusals.ts';
import { soldStay } from '../stay-number.ts';

const ShopQuery = Type.Object({ locale: LocaleQuery });
type ShopQuery = Type.Static<typeof ShopQuery>;
const TiersQuery = Type.Object({ ...PriceTiersQuery.properties, locale: LocaleQuery });

/** What the gift setup asks: extras, shipping, and prices by nights (spec 1, section 4; decisions ). */
export function giftSetupRoutes(app: FastifyInstance, shop: Shop): void {
  app.get<{ Querystring: ShopQuery }>(
    '/gateway/sub-elements/available-custom-sub-elements',
    { schema: { tags: ['gift'], querystring: ShopQuery, response: { 200: CustomSubElements, ...REFUSALS } } },
    async ({ query }) => extrasAnswer(await availableExtras(shop), query.locale),
  );

  app.get<{ Querystring: ShopQuery }>(
    '/gateway/shipping-costs',
    { schema: { tags: ['gift'], querystring: ShopQuery, response: { 200: ShippingCostsAnswer, ...REFUSALS } } },
    async ({ query }) => {
      const costs = await shippingCosts(shop, pointOfSaleOf(query.locale));
      if (!costs) throw physicalNotAvailable(404);
      return costs;
    },
  );

  app.get<{ Params: { id: string }; Querystring: Type.Static<typeof TiersQuery> }>(
    '/api/product/:id/price-tiers',
    { schema: { tags: ['gift'], querystring: TiersQuery, response: { 200: PriceTiers, ...REFUSALS } } },
    async ({ params, query }) => {
      const stay = await soldStay(shop, params.id);
      return priceTiers(shop, shop.index.stays.stays.gifts[stay], query);
    },
  );
}
