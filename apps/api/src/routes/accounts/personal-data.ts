import { ERASE_ACCOUNT, EXPORT_PERSONAL_DATA } from '@shop/contracts';
import { pointOfSaleOf, isLocale } from '@shop/i18n';
import { clockOf } from '@shop/i18n/server';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { takeAttempt } from '../../accounts/attempts.ts';
import { isPassword } from '../../accounts/entry/password-hash.ts';
import { wrongPassword } from '../../accounts/entry/register.ts';
import { eraseAccount } from '../../accounts/own/erase.ts';
import { personalDataOf } from '../../accounts/own/personal-data.ts';
import { signedIn, signOut } from '../../accounts/sessions/signed-in.ts';
import { route } from '../route.ts';

/** A customer's right to take the data along, and to be forgotten. */
export function personalDataRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;

  route(app, EXPORT_PERSONAL_DATA, async (request, reply) => {
    const customer = await signedIn(shop, request, reply);
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return personalDataOf({ db, psp: shop.psp, now: clock() }, customer);
  });

  route(app, ERASE_ACCOUNT, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await takeAttempt({ db, now: clock() }, ['passwordAccount', account.id], reply);
    if (!(await isPassword(request.body.password, account.password_hash))) throw wrongPassword('password');
    const { today } = clockOf(pointOfSaleOf(isLocale(account.locale) ? account.locale : 'fr_FR'), clock());
    await eraseAccount(shop, account, today);
    await signOut(shop, { request, reply }, 'customer');
    return reply.status(204).send();
  });
}
