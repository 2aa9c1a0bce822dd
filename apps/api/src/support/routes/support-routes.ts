import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/content-shop.ts';
import { analyticsRoutes } from './analytics.ts';
import { captchaRoutes } from './captcha.ts';
import { contactRoutes } from './contact.ts';
import { newsletterLinkRoutes } from './newsletter-links.ts';
import { newsletterRoutes } from './newsletter.ts';
import { wishMailLinkRoutes } from './wish-mail-links.ts';

/** What visitors tell the shop without buying or signing in. */
export function supportRoutes(app: FastifyInstance, shop: ContentShop): void {
  newsletterRoutes(app, shop);
  newsletterLinkRoutes(app, shop);
  wishMailLinkRoutes(app, shop);
  captchaRoutes(app, shop);
  contactRoutes(app, shop);
  analyticsRoutes(app, shop);
}
