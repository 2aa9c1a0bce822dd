import type { FastifyInstance } from 'fastify';
import type { Shop } from '../app.ts';
import { activityRoutes } from './activities/activity-routes.ts';
import { calendarRoutes } from './calendar.ts';
import { facetRoutes } from './search/facets.ts';
import { giftRoutes } from './gifts/gift-routes.ts';
import { homeRoutes } from './home.ts';
import { hotelRoutes } from './hotels.ts';
import { logRoutes } from './logs.ts';
import { offerRoutes } from './search/offers.ts';
import { placeRoutes } from './search/places.ts';
import { quoteRoutes } from './quotes.ts';
import { hotelPageRoutes } from './product/hotel-page.ts';
import { suggestionRoutes } from './product/suggestions.ts';
import { sitemapRoutes } from './sitemap.ts';
import { stayRoutes } from './stays.ts';

/** Everything a visitor can ask before buying. */
export function callsRoutes(app: FastifyInstance, shop: Shop): void {
  placeRoutes(app, shop);
  offerRoutes(app, shop);
  facetRoutes(app, shop);
  stayRoutes(app, shop);
  calendarRoutes(app, shop);
  quoteRoutes(app, shop);
  hotelRoutes(app, shop);
  hotelPageRoutes(app, shop);
  suggestionRoutes(app, shop);
  homeRoutes(app, shop);
  giftRoutes(app, shop);
  activityRoutes(app, shop);
  logRoutes(app);
  sitemapRoutes(app, shop);
}
