import { LIST_OWN_GIFTS } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { giftsOf } from '../customer-gifts.ts';
import { signedIn } from '../../accounts/sessions/index.ts';
import { bookingDay } from '../../availability/index.ts';
import { route } from '../../platform/http/index.ts';

/** The gifts that a customer has bought or received; nobody else's. */
export function ownGiftRoutes(app: FastifyInstance, shop: ContentShop): void {
  route(app, LIST_OWN_GIFTS, async (request, reply) => {
    const { locale } = request.query;
    const { account } = await signedIn(shop, request, reply);
    return giftsOf(shop.db, { owner: account, locale, today: bookingDay(locale, shop.clock()).today });
  });
}
