import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { customerCareRoutes } from './customer-care-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInLinkRoutes } from './sign-in-link-routes.ts';
import { wishlistRoutes } from './wishlist-routes.ts';

/** Customers, gift recipients and colleagues (spec 2, section 6). */
export function accountRoutes(app: FastifyInstance, shop: ContentShop): void {
  registrationRoutes(app, shop);
  sessionRoutes(app, shop);
  passwordRoutes(app, shop);
  signInLinkRoutes(app, shop);
  passkeyRoutes(app, shop);
  wishlistRoutes(app, shop);
  customerCareRoutes(app, shop);
}
