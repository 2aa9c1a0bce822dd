import { ERASE_ACCOUNT, EXPORT_PERSONAL_DATA, KEEP_ACCOUNT } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import type { PayingShop } from '../../payments/index.ts';
import { consumeAttempt } from '../../platform/security/index.ts';
import { isPassword, wrongPassword } from '../../accounts/authentication/index.ts';
import { askForErasure, keepAccount } from '../erasure.ts';
import { exportArchive } from '../export/export-archive.ts';
import { personalDataOf } from '../personal-data.ts';
import { signedIn } from '../../accounts/sessions/index.ts';
import { route } from '../../platform/http/index.ts';

/** A customer's right to take the data along, to be forgotten, and to think again. */
export function personalDataRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, psp, clock } = shop;

  route(app, EXPORT_PERSONAL_DATA, async (request, reply) => {
    const customer = await signedIn(shop, request, reply);
    const now = clock();
    const { id, locale } = customer.account;
    await consumeAttempt({ db, now }, ['providerAccount', id], reply);
    await consumeAttempt({ db, now }, ['cardsInAll', 'all'], reply);
    const data = await personalDataOf({ db, psp, now }, customer);
    const { name, content } = exportArchive(data, { locale: isLocale(locale) ? locale : 'fr_FR', now });
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .type('application/zip')
      .send(content);
  });

  route(app, ERASE_ACCOUNT, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await consumeAttempt({ db, now: clock() }, ['passwordAccount', account.id], reply);
    if (!(await isPassword(request.body.password, account.password_hash))) throw wrongPassword('password');
    return askForErasure({ db, now: clock() }, account);
  });

  route(app, KEEP_ACCOUNT, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await keepAccount(db, account);
    return reply.status(204).send();
  });
}
