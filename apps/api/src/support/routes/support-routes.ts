import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { captchaRoutes } from './captcha-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { giftReminderLinkRoutes } from './gift-reminder-link-routes.ts';
import { mailPreferenceRoutes } from './mail-preference-routes.ts';
import { newsletterLinkRoutes } from './newsletter-link-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { wishMailLinkRoutes } from './wish-mail-link-routes.ts';

/** What visitors tell the shop without buying or signing in. */
export function supportRoutes(app: FastifyInstance, shop: ContentShop): void {
  newsletterRoutes(app, shop);
  newsletterLinkRoutes(app, shop);
  wishMailLinkRoutes(app, shop);
  giftReminderLinkRoutes(app, shop);
  mailPreferenceRoutes(app, shop);
  captchaRoutes(app, shop);
  contactRoutes(app, shop);
  analyticsRoutes(app, shop);
}
