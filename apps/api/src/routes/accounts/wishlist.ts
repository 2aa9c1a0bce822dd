import { WishlistAnswer, WishlistItem, type Locale } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { addToWishlist, mergeGuestWishlist, removeFromWishlist } from '../../accounts/own/wishlist.ts';
import { wishlistView } from '../../accounts/own/wishlist-view.ts';
import { signedIn } from '../../accounts/sessions/signed-in.ts';
import { LocaleQuery } from '../../services/booking-day.ts';
import { REFUSALS } from '../refusals.ts';

const WishlistQuery = Type.Object({ locale: LocaleQuery });
const GuestList = Type.Object({ items: Type.Array(WishlistItem, { maxItems: 200 }) });

/** The wishlist of a customer; a guest's lives in the browser and is merged at sign-in. */
export function wishlistRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;

  app.get<{ Querystring: { locale: Locale } }>(
    '/gateway/account/wishlist',
    { schema: { tags: ['wishlist'], querystring: WishlistQuery, response: { 200: WishlistAnswer, ...REFUSALS } } },
    async (request, reply) => {
      const { account } = await signedIn(shop, request, reply);
      return wishlistView(db, account.id, request.query.locale);
    },
  );

  app.post<{ Body: Type.Static<typeof GuestList> }>(
    '/gateway/account/wishlist',
    { schema: { tags: ['wishlist'], body: GuestList } },
    async (request, reply) => {
      const { account } = await signedIn(shop, request, reply);
      await mergeGuestWishlist({ db, now: clock(), accountId: account.id }, request.body.items);
      return reply.status(204).send();
    },
  );

  app.put<{ Params: WishlistItem }>(
    '/gateway/account/wishlist/:type/:id',
    { schema: { tags: ['wishlist'], params: WishlistItem } },
    async (request, reply) => {
      const { account } = await signedIn(shop, request, reply);
      await addToWishlist({ db, now: clock(), accountId: account.id }, request.params);
      return reply.status(204).send();
    },
  );

  app.delete<{ Params: WishlistItem }>(
    '/gateway/account/wishlist/:type/:id',
    { schema: { tags: ['wishlist'], params: WishlistItem } },
    async (request, reply) => {
      const { account } = await signedIn(shop, request, reply);
      await removeFromWishlist({ db, now: clock(), accountId: account.id }, request.params);
      return reply.status(204).send();
    },
  );
}
