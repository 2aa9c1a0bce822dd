import type { Locale } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import { isWishMailLink, MAIL_PREFERENCES_PATH } from '../../accounts/wishes/index.ts';
import type { ContentShop } from '../../content/index.ts';
import { LINK_PAGE_HEADERS } from '../../mail/index.ts';
import { isOrderId } from '../../orders/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { isNewsletterLink } from '../newsletter/newsletter-link.ts';
import { mailPreferences, preferencePage } from '../preferences/mail-preferences.ts';

interface Link {
  Params: { locale: string; kind: string; id: string; signature: string };
}

/** The page behind the link of every mail that nobody has bought: what its reader gets. Its forms are those of the links that end each kind. */
export function mailPreferenceRoutes(app: FastifyInstance, { db, sender }: ContentShop): void {
  app.get<Link>(`${MAIL_PREFERENCES_PATH}/:locale/:kind/:id/:signature`, { schema: { hide: true } }, async ({ params }, reply) => {
    const { kind, id } = await checked(params);
    const locale = params.locale as Locale;
    const page = await preferencePage({ db, locale, sender, ...(await mailPreferences(db, { kind, id })) });
    return reply.headers(LINK_PAGE_HEADERS).send(page);
  });

  /** The links of the newsletter and those of an account are signed apart. */
  async function checked({ locale, kind, id, signature }: Link['Params']) {
    if (isLocale(locale) && isOrderId(id)) {
      if (kind === 'newsletter' && (await isNewsletterLink(db, { id, signature }))) return { kind, id } as const;
      if (kind === 'account' && (await isWishMailLink(db, { accountId: id, signature }))) return { kind, id } as const;
    }
    throw notFound('There is no such link.');
  }
}
