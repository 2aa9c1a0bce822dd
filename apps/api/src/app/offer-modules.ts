import type { ContentShop } from '../content/index.ts';
import type { PicturedShop } from '../media/index.ts';
import { calendarRoutes } from '../catalogue/routes/calendar-routes.ts';
import { hotelPageRoutes } from '../catalogue/routes/hotel-page-routes.ts';
import { hotelRoutes } from '../catalogue/routes/hotel-routes.ts';
import { quoteRoutes } from '../catalogue/routes/quote-routes.ts';
import { stayRoutes } from '../catalogue/routes/stay-routes.ts';
import { suggestionRoutes } from '../catalogue/routes/suggestion-routes.ts';
import { homeRoutes } from '../content/routes/home-routes.ts';
import { imageRoutes } from '../media/image-routes.ts';
import { facetRoutes } from '../search/routes/facet-routes.ts';
import { offerRoutes } from '../search/routes/offer-routes.ts';
import { placeRoutes } from '../search/routes/place-routes.ts';
import { sitemapRoutes } from '../sitemap/sitemap-routes.ts';
import type { Module } from './module.ts';

/** What the calls need that show what is offered, and sell nothing. */
export type OfferShop = ContentShop & PicturedShop;

/** The modules of what is offered. They are made of the rooms up to `content`, so that their specifications depend on no later room. */
export const OFFER_MODULES: readonly Module<OfferShop>[] = [
  {
    name: 'availability',
    isNeededByJobs: true,
    start: ({ index, log }) => index.start(log),
    stop: ({ index }) => index.stop(),
  },
  { name: 'search', routes: (app, shop) => (placeRoutes(app, shop), offerRoutes(app, shop), facetRoutes(app, shop)) },
  {
    name: 'catalogue',
    routes(app, shop) {
      stayRoutes(app, shop);
      calendarRoutes(app, shop);
      quoteRoutes(app, shop);
      hotelRoutes(app, shop);
      hotelPageRoutes(app, shop);
      suggestionRoutes(app, shop);
    },
  },
  {
    name: 'content',
    routes: homeRoutes,
    start: ({ content, log }) => content.start(log),
    stop: ({ content }) => content.stop(),
  },
  { name: 'sitemap', routes: sitemapRoutes },
  { name: 'media', routes: imageRoutes },
];
