import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { bannerRoutes } from './banner-routes.ts';
import { giftBlockRoutes } from './gift-block-routes.ts';
import { helpRoutes } from './help-routes.ts';
import { landingRoutes } from './landing-routes.ts';
import { navigationRoutes } from './navigation-routes.ts';
import { pageRoutes } from './page-routes.ts';

/** Everything that an editor writes, but the home page (spec 2, sections 2, 3 and 7). */
export function contentRoutes(app: FastifyInstance, shop: ContentShop): void {
  bannerRoutes(app, shop);
  giftBlockRoutes(app, shop);
  navigationRoutes(app, shop);
  pageRoutes(app, shop);
  landingRoutes(app, shop);
  helpRoutes(app, shop);
}
