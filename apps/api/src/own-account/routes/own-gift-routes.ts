import { LIST_OWN_GIFTS } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/content-shop.ts';
import { giftsOf } from '../own-gifts.ts';
import { signedIn } from '../../accounts/sessions/signed-in.ts';
import { bookingDay } from '../../availability/booking-day.ts';
import { route } from '../../platform/http/route.ts';

/** The gifts that a customer has bought or received; nobody else's. */
export function ownGiftRoutes(app: FastifyInstance, shop: ContentShop): void {
  route(app, LIST_OWN_GIFTS, async (request, reply) => {
    const { locale } = request.query;
    const { account } = await signedIn(shop, request, reply);
    return giftsOf(shop.db, { owner: account, locale, today: bookingDay(locale, shop.clock()).today });
  });
}
