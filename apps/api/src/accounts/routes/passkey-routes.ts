import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  CHOOSE_PASSKEY_AFTER_PASSWORD,
  LIST_PASSKEYS,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
  SIGN_IN_WITH_PASSKEY,
} from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { isPassword } from '../authentication/password-hash.ts';
import { wrongPassword } from '../authentication/register.ts';
import { addPasskey, beginPasskey } from '../passkeys/add-passkey.ts';
import type { Ceremony } from '../passkeys/challenges.ts';
import { passkeysOf, removePasskey, renamePasskey } from '../passkeys/account-passkeys.ts';
import { accountOfPasskey, beginPasskeySignIn } from '../passkeys/passkey-sign-in.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { chooseSecondStep, keepSecondStep } from '../passkeys/second-step.ts';
import { deviceName } from '../sessions/device-name.ts';
import { signedIn, signIn } from '../sessions/signed-in.ts';
import { invalidField, route, uuidInPath } from '../../platform/http/index.ts';
import type { AccountTable } from '../../platform/database/index.ts';
import { profileAfterSignIn } from './profile-after-sign-in.ts';

/** Passkeys of a customer, and signing in with one. Whatever changes who can sign in needs the password. */
export function passkeyRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;

  const ceremonyOf = (request: FastifyRequest): Ceremony => ({ db, now: clock(), party: relyingPartyOf(request, shop.settings) });

  const refuseWithoutPassword = async (account: AccountTable, password: string, reply: FastifyReply) => {
    await consumeAttempt({ db, now: clock() }, ['passwordAccount', account.id], reply);
    if (!(await isPassword(password, account.password_hash))) throw wrongPassword('password');
  };

  route(app, LIST_PASSKEYS, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    return passkeysOf({ db, now: clock() }, account);
  });

  route(app, BEGIN_PASSKEY, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const ceremony = ceremonyOf(request);
    await refuseWithoutPassword(account, request.body.password, reply);
    return beginPasskey({ ...ceremony, shopName: shop.sender.shopName }, account);
  });

  route(app, ADD_PASSKEY, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const ceremony = ceremonyOf(request);
    await consumeAttempt(ceremony, ['passkeyAddress', addressOf(request.ip)], reply);
    const device = deviceName(request.headers['user-agent']);
    return reply.status(201).send(await addPasskey(ceremony, account, { ...request.body, device }));
  });

  route(app, CHOOSE_PASSKEY_AFTER_PASSWORD, async (request, reply) => {
    const customer = await signedIn(shop, request, reply);
    const { enabled, password } = request.body;
    await refuseWithoutPassword(customer.account, password, reply);
    await chooseSecondStep({ db, now: clock() }, { accountId: customer.account.id, enabled });
    const { account } = await signedIn(shop, request, reply);
    return passkeysOf({ db, now: clock() }, account);
  });

  route(app, RENAME_PASSKEY, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const name = request.body.name.trim();
    if (name === '') throw invalidField('name', 'name is needed.');
    return renamePasskey(db, account.id, { id: uuidInPath(request.params.id, 'passkey'), name });
  });

  route(app, REMOVE_PASSKEY, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await refuseWithoutPassword(account, request.body.password, reply);
    await removePasskey(db, account.id, uuidInPath(request.params.id, 'passkey'));
    return reply.status(204).send();
  });

  route(app, BEGIN_PASSKEY_SIGN_IN, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const ceremony = ceremonyOf(request);
    await consumeAttempt(ceremony, ['passkeyAddress', addressOf(request.ip)], reply);
    return beginPasskeySignIn(ceremony);
  });

  route(app, SIGN_IN_WITH_PASSKEY, async (request, reply) => {
    const ceremony = ceremonyOf(request);
    await consumeAttempt(ceremony, ['signInAddress', addressOf(request.ip)], reply);
    const accountId = await accountOfPasskey(ceremony, request.body);
    await signIn(shop, { request, reply }, { kind: 'customer', accountId });
    await keepSecondStep(ceremony, accountId);
    return profileAfterSignIn(ceremony, accountId, request.body.wishlist);
  });
}
