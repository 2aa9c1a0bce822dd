import type { FastifyInstance } from 'fastify';
import type { Shop } from './app.ts';
import { activityRoutes } from '../activities/activity-routes.ts';
import { calendarRoutes } from '../catalogue/routes/calendar.ts';
import { facetRoutes } from '../search/routes/facets.ts';
import { giftRoutes } from '../gifts/routes/gift-routes.ts';
import { homeRoutes } from '../content/routes/home.ts';
import { hotelRoutes } from '../catalogue/routes/hotels.ts';
import { logRoutes } from './routes/logs.ts';
import { offerRoutes } from '../search/routes/offers.ts';
import { placeRoutes } from '../search/routes/places.ts';
import { quoteRoutes } from '../catalogue/routes/quotes.ts';
import { hotelPageRoutes } from '../catalogue/routes/hotel-page.ts';
import { suggestionRoutes } from '../catalogue/routes/suggestions.ts';
import { sitemapRoutes } from '../sitemap/sitemap.ts';
import { stayRoutes } from '../catalogue/routes/stays.ts';

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
