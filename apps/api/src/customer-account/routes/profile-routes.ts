import {
  APPROVE_NEW_EMAIL,
  ASK_FOR_EMAIL_CHANGE,
  CHANGE_PROFILE,
  CHOOSE_NEWSLETTER,
  CONFIRM_NEW_EMAIL,
  GET_NEWSLETTER_CHOICE,
  GET_PROFILE,
} from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { approveEmailChange, askForEmailChange, checkedEmail, confirmEmailChange } from '../../accounts/authentication/index.ts';
import { chooseNewsletter, newsletterChoice } from '../../support/index.ts';
import { ownProfile } from '../../privacy/index.ts';
import { changeProfile } from '../../accounts/customer/index.ts';
import { signedIn } from '../../accounts/sessions/index.ts';
import { route } from '../../platform/http/index.ts';

/** What a customer told us, and how to change it. */
export function profileRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock, content } = shop;

  route(app, GET_PROFILE, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    return ownProfile({ db, now: clock() }, account);
  });

  route(app, CHANGE_PROFILE, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    return ownProfile({ db, now: clock() }, await changeProfile(db, account, request.body));
  });

  route(app, GET_NEWSLETTER_CHOICE, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    return newsletterChoice({ db, content, locale: request.query.locale }, account);
  });

  route(app, CHOOSE_NEWSLETTER, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const deps = { db, content, locale: request.query.locale, now: clock() };
    await chooseNewsletter(deps, account, request.body.subscribed);
    return newsletterChoice(deps, account);
  });

  route(app, ASK_FOR_EMAIL_CHANGE, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['passwordAccount', account.id], reply);
    await consumeAttempt(attempts, ['newAddressMails', checkedEmail(request.body.email)], reply);
    await consumeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
    await askForEmailChange(db, account, request.body);
    return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
  });

  route(app, APPROVE_NEW_EMAIL, async ({ body, ip }, reply) => {
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['tokenAddress', addressOf(ip)], reply);
    await approveEmailChange(attempts, body);
    return reply.status(204).send();
  });

  route(app, CONFIRM_NEW_EMAIL, async ({ body, ip }, reply) => {
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['tokenAddress', addressOf(ip)], reply);
    await confirmEmailChange(attempts, body);
    return reply.status(204).send();
  });
}
