import type { PasskeyNeeded, Profile, WishlistItem } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { beginSecondStep } from '../passkeys/passkey-sign-in.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { needsPasskey } from '../passkeys/second-step.ts';
import { signIn } from '../sessions/signed-in.ts';
import { profileAfterSignIn } from './profile-after-sign-in.ts';

interface ProvedOwner {
  readonly accountId: string;
  /** Of the password that proved it. */
  readonly passwordHash?: string;
  readonly wishlist: readonly WishlistItem[] | undefined;
}

/** A visitor who has proved to be the owner is signed in, or gets a 202 where the account needs a passkey too. */
export async function completeSignIn(
  shop: ContentShop,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { accountId, passwordHash, wishlist }: ProvedOwner,
): Promise<Profile | PasskeyNeeded> {
  const context = { db: shop.db, now: shop.clock() };
  if (await needsPasskey(context, accountId)) {
    const options = await beginSecondStep({ ...context, party: relyingPartyOf(request, shop.settings) }, accountId);
    reply.status(202).header('cache-control', 'no-store');
    return { status: 'PASSKEY_NEEDED', options };
  }
  await signIn(shop, { request, reply }, { kind: 'customer', accountId, ...(passwordHash !== undefined && { passwordHash }) });
  return profileAfterSignIn(context, accountId, wishlist);
}
