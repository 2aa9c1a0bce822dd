import type { PasskeyNeeded, Profile, WishlistItem } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { beginSecondStep } from '../passkeys/passkey-sign-in.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { needsPasskey } from '../passkeys/second-step.ts';
import { signIn } from '../sessions/signed-in.ts';
import { welcome } from './welcome.ts';

/** Whoever has proved to be the owner is signed in, or answered 202 where the account needs a passkey too. */
export async function enter(
  shop: ContentShop,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { accountId, wishlist }: { readonly accountId: string; readonly wishlist: readonly WishlistItem[] | undefined },
): Promise<Profile | PasskeyNeeded> {
  const office = { db: shop.db, now: shop.clock() };
  if (await needsPasskey(office, accountId)) {
    const options = await beginSecondStep({ ...office, party: relyingPartyOf(request, shop.settings) }, accountId);
    reply.status(202).header('cache-control', 'no-store');
    return { status: 'PASSKEY_NEEDED', options };
  }
  await signIn(shop, { request, reply }, { kind: 'customer', accountId });
  return welcome(office, accountId, wishlist);
}
