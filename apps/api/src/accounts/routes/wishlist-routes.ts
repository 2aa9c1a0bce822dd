import {
  ADD_WISH,
  GET_SHARED_WISHLIST,
  GET_WISHLIST,
  GET_WISHLIST_SHARE,
  MERGE_WISHLIST,
  NOTE_WISH,
  REMOVE_WISH,
  SET_WISH_ALERTS,
  SHARE_WISHLIST,
  UNSHARE_WISHLIST,
} from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { addToWishlist, mergeGuestWishlist, removeFromWishlist } from '../customer/wishlist.ts';
import { ownWishlist, wishlistView } from '../customer/wishlist-view.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { noteWish } from '../wishes/note-wish.ts';
import { sharedItems, shareOf, shareWishlist, unshareWishlist } from '../wishes/share-wishlist.ts';
import { unwatchWishes, watchWishes } from '../wishes/wish-alerts.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { stayParams } from '../../catalogue/index.ts';

/** The wishlist of a customer; a guest's lives in the browser and is merged at sign-in. */
export function wishlistRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, index, clock } = shop;

  route(app, GET_WISHLIST, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    return ownWishlist(shop, account.id, stayParams(request.query, clock));
  });

  route(app, MERGE_WISHLIST, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await mergeGuestWishlist({ db, now: clock(), accountId: account.id }, request.body.items);
    return reply.status(204).send();
  });

  route(app, ADD_WISH, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await addToWishlist({ db, now: clock(), accountId: account.id }, request.params);
    return reply.status(204).send();
  });

  route(app, REMOVE_WISH, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await removeFromWishlist({ db, now: clock(), accountId: account.id }, request.params);
    return reply.status(204).send();
  });

  route(app, NOTE_WISH, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await noteWish(db, account.id, { ...request.params, ...request.body });
    return reply.status(204).send();
  });

  route(app, SET_WISH_ALERTS, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const { on, ids } = request.body;
    if (on) await watchWishes({ db, index, now: clock() }, account.id, { ids, wish: stayParams(request.body, clock) });
    else await unwatchWishes(db, account.id, ids);
    return reply.status(204).send();
  });

  shareRoutes(app, shop);
}

/** The one link of a list, and what it shows to its holder: nothing once it is ended, hence no copy of it is cached. */
function shareRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;

  route(app, GET_WISHLIST_SHARE, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const token = await shareOf(db, account.id);
    return { ...(token !== undefined && { token }) };
  });

  route(app, SHARE_WISHLIST, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    return { token: await shareWishlist({ db, now: clock() }, account.id) };
  });

  route(app, UNSHARE_WISHLIST, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await unshareWishlist(db, account.id);
    return reply.status(204).send();
  });

  route(app, GET_SHARED_WISHLIST, async ({ params, query, ip }, reply) => {
    await consumeAttempt({ db, now: clock() }, ['sharedWishlistAddress', addressOf(ip)], reply);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const items = await sharedItems(db, params.token);
    if (!items) throw notFound('There is no such list, or it is no longer shared.');
    return wishlistView(shop, items, stayParams(query, clock));
  });
}
