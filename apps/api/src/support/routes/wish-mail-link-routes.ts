import type { Locale } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  isWishMailLink,
  mailPreferencesPath,
  unwatchWishes,
  WISH_MAIL_PATH,
  wishMailMessages,
  type WishMailMessages,
} from '../../accounts/wishes/index.ts';
import type { ContentShop } from '../../content/index.ts';
import { LINK_PAGE_HEADERS, linkPage, mailMessages } from '../../mail/index.ts';
import { notFound, openScope } from '../../platform/http/index.ts';
import { isOrderId } from '../../orders/index.ts';
import { takeBareForms } from './bare-forms.ts';

interface Link {
  Params: { locale: string; accountId: string; signature: string };
}

/** The page behind the link of a mail about favourites: its form ends these mails, as does the one click of a mail program (RFC 8058). */
export function wishMailLinkRoutes(app: FastifyInstance, { db, sender }: ContentShop): void {
  const path = `${WISH_MAIL_PATH}/:locale/:accountId/:signature`;
  const hidden = { schema: { hide: true } };

  app.get<Link>(path, hidden, async ({ params }, reply) => {
    await checkLink(params);
    const watched = await db.selectFrom('wishlist_alert').select('item_id').where('account_id', '=', params.accountId).executeTakeFirst();
    return show(reply, params, watched ? 'ask' : 'ended');
  });

  openScope(app, 'links of mails about favourites', (scope) => {
    takeBareForms(scope);
    scope.post<Link>(path, hidden, async ({ params }, reply) => {
      await checkLink(params);
      await unwatchWishes(db, params.accountId);
      return show(reply, params, 'ended');
    });
  });

  async function checkLink({ locale, accountId, signature }: Link['Params']): Promise<void> {
    const isOurs = isLocale(locale) && isOrderId(accountId) && (await isWishMailLink(db, { accountId, signature }));
    if (!isOurs) throw notFound('There is no such link.');
  }

  async function show(
    reply: FastifyReply,
    { accountId, ...params }: Link['Params'],
    page: keyof WishMailMessages['pages'],
  ): Promise<FastifyReply> {
    const locale = params.locale as Locale;
    const { pages, home } = wishMailMessages(locale);
    const more = { label: mailMessages(locale).preferences.link, href: await mailPreferencesPath(db, { locale, accountId }) };
    return reply.headers(LINK_PAGE_HEADERS).send(linkPage({ locale, ...pages[page], more, home }, sender));
  }
}
