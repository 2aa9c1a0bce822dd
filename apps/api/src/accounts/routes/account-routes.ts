import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app/app.ts';
import { beneficiaryRoutes } from './beneficiary.ts';
import { cardRoutes } from './cards.ts';
import { customerCareRoutes } from './customer-care.ts';
import { ownGiftRoutes } from './gifts.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordRoutes } from './password.ts';
import { personalDataRoutes } from '../../privacy/routes/personal-data.ts';
import { profileRoutes } from './profile.ts';
import { registrationRoutes } from './registration.ts';
import { sessionRoutes } from './sessions.ts';
import { signInLinkRoutes } from './sign-in-links.ts';
import { tripRoutes } from './trips.ts';
import { wishlistRoutes } from './wishlist.ts';

/** Customers, gift recipients and colleagues (spec 2, section 6). */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  registrationRoutes(app, shop);
  sessionRoutes(app, shop);
  passwordRoutes(app, shop);
  signInLinkRoutes(app, shop);
  passkeyRoutes(app, shop);
  profileRoutes(app, shop);
  tripRoutes(app, shop);
  ownGiftRoutes(app, shop);
  wishlistRoutes(app, shop);
  cardRoutes(app, shop);
  personalDataRoutes(app, shop);
  beneficiaryRoutes(app, shop);
  customerCareRoutes(app, shop);
}
