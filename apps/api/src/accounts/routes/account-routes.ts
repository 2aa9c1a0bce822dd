import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/content-shop.ts';
import { customerCareRoutes } from './customer-care.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordRoutes } from './password.ts';
import { registrationRoutes } from './registration.ts';
import { sessionRoutes } from './sessions.ts';
import { signInLinkRoutes } from './sign-in-links.ts';
import { wishlistRoutes } from './wishlist.ts';

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
