import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { bannerRoutes } from './banners.ts';
import { giftBlockRoutes } from './gift-blocks.ts';
import { helpRoutes } from './help.ts';
import { landingRoutes } from './landings.ts';
import { navigationRoutes } from './navigation.ts';
import { pageRoutes } from './pages.ts';

/** Everything that an editor writes, but the home page (spec 2, sections 2, 3 and 7). */
export function contentRoutes(app: FastifyInstance, shop: ContentShop): void {
  bannerRoutes(app, shop);
  giftBlockRoutes(app, shop);
  navigationRoutes(app, shop);
  pageRoutes(app, shop);
  landingRoutes(app, shop);
  helpRoutes(app, shop);
}
