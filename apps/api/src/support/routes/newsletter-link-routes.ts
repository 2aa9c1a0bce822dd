import type { Locale } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { takeBareForms } from './bare-forms.ts';
import type { ContentShop } from '../../content/index.ts';
import { LINK_PAGE_HEADERS } from '../../mail/index.ts';
import { notFound, openScope } from '../../platform/http/index.ts';
import { isOrderId } from '../../orders/index.ts';
import { isNewsletterLink, NEWSLETTER_PATH, newsletterPaths } from '../newsletter/newsletter-link.ts';
import { newsletterPage } from '../newsletter/newsletter-page.ts';
import type { NewsletterPageName } from '../newsletter/newsletter-messages.ts';

interface Link {
  Params: { locale: string; id: string; signature: string };
}

/** The pages behind the links of a newsletter's mail: their forms confirm and end it, as does the one click of a mail program (RFC 8058). */
export function newsletterLinkRoutes(app: FastifyInstance, { db, clock, sender }: ContentShop): void {
  const hidden = { schema: { hide: true } };
  const rest = ':locale/:id/:signature';

  app.get<Link>(`${NEWSLETTER_PATH}/confirm/${rest}`, hidden, async ({ params }, reply) => {
    const subscription = await find(params);
    return show(reply, params, subscription ? (subscription.confirmed_at ? 'confirmed' : 'confirm') : 'gone');
  });

  app.get<Link>(`${NEWSLETTER_PATH}/unsubscribe/${rest}`, hidden, async ({ params }, reply) =>
    show(reply, params, (await find(params)) ? 'unsubscribe' : 'unsubscribed'),
  );

  openScope(app, 'links of newsletters', (scope) => {
    takeBareForms(scope);

    scope.post<Link>(`${NEWSLETTER_PATH}/confirm/${rest}`, hidden, async ({ params }, reply) => {
      await checkLink(params);
      const now = clock();
      const { numUpdatedRows } = await db
        .updateTable('newsletter_subscription')
        .set({ updated_at: now, confirmed_at: (is) => is.fn.coalesce('confirmed_at', is.val(now)) })
        .where('id', '=', params.id)
        .executeTakeFirst();
      return show(reply, params, numUpdatedRows > 0n ? 'confirmed' : 'gone');
    });

    scope.post<Link>(`${NEWSLETTER_PATH}/unsubscribe/${rest}`, hidden, async ({ params }, reply) => {
      await checkLink(params);
      await db.deleteFrom('newsletter_subscription').where('id', '=', params.id).execute();
      return show(reply, params, 'unsubscribed');
    });
  });

  async function find(params: Link['Params']) {
    await checkLink(params);
    return db.selectFrom('newsletter_subscription').select('confirmed_at').where('id', '=', params.id).executeTakeFirst();
  }

  async function checkLink({ locale, id, signature }: Link['Params']): Promise<void> {
    const isOurs = isLocale(locale) && isOrderId(id) && (await isNewsletterLink(db, { id, signature }));
    if (!isOurs) throw notFound('There is no such subscription.');
  }

  /** Where the subscription is left, it names no address any more. */
  async function show(reply: FastifyReply, { locale: named, id }: Link['Params'], page: NewsletterPageName): Promise<FastifyReply> {
    const locale = named as Locale;
    const isThere = page !== 'gone' && page !== 'unsubscribed';
    const preferences = isThere ? (await newsletterPaths(db, { locale, id })).preferences : undefined;
    return reply.headers(LINK_PAGE_HEADERS).send(newsletterPage({ locale, page, sender, preferences }));
  }
}
