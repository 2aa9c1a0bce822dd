import { DEFAULT_TOGGLES, GET_PRICE_TIERS, GET_SHIPPING_COSTS, LIST_SUB_ELEMENTS } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import { type CatalogueShop, soldStay } from '../../catalogue/index.ts';
import { availableExtras, extrasAnswer } from '../extras.ts';
import { physicalNotAvailable, priceTiers } from '../price-tiers.ts';
import { shippingCosts } from '../shipping.ts';
import { route } from '../../platform/http/index.ts';

/** What the gift setup asks: extras, shipping, and prices by nights (spec 1, section 4; API-021, API-044). */
export function giftSetupRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  route(app, LIST_SUB_ELEMENTS, async ({ query }) => extrasAnswer(await availableExtras(shop), query.locale));

  route(app, GET_SHIPPING_COSTS, async ({ query }) => {
    const costs = await shippingCosts(shop, pointOfSaleOf(query.locale));
    if (!costs) throw physicalNotAvailable(404);
    return costs;
  });

  route(app, GET_PRICE_TIERS, async ({ params, query }) => {
    const { physicalSingleVoucher } = shop.settings.toggles ?? DEFAULT_TOGGLES;
    if (query.format === 'physical' && !physicalSingleVoucher) throw physicalNotAvailable(409);
    const index = shop.index.stays;
    const stay = await soldStay(shop, index, params.id);
    return priceTiers(shop, index.stays.gifts[stay], query);
  });
}
