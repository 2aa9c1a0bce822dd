import { GET_ACTIVITY, LIST_ACTIVITY_IMAGES, SEARCH_ACTIVITIES } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { activityAnswer } from './activity-answer.ts';
import { activityDetail, activityImages } from './activity-detail.ts';
import { activityShelf, type Product } from './activity-shelf.ts';
import type { CatalogueShop } from '../catalogue/index.ts';
import { notFound, numberInPath, route } from '../platform/http/index.ts';

/** Activities without a hotel night (API-010, API-011). */
export function activityRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  route(app, SEARCH_ACTIVITIES, ({ body }) => activityAnswer(shop, body));

  route(app, GET_ACTIVITY, async ({ params, query }) =>
    activityDetail(await activityShelf(shop), await productOf(shop, params.id), query.locale),
  );

  route(app, LIST_ACTIVITY_IMAGES, async ({ params, query }) =>
    activityImages(await activityShelf(shop), await productOf(shop, params.id), query.locale),
  );
}

async function productOf(shop: CatalogueShop, id: string): Promise<Product> {
  const product = (await activityShelf(shop)).byId.get(numberInPath(id, 'activity'));
  if (!product) throw notFound(`There is no activity ${id}.`);
  return product;
}
