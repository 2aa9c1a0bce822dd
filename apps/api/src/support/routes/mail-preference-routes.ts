import type { Locale } from '@shop/contracts';
import { bookingDay } from '../../availability/index.ts';
import { endReminders, resumeReminders } from '../../gifts/reminders/index.ts';
import { isLocale } from '@shop/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isWishMailLink } from '../../accounts/wishes/index.ts';
import type { ContentShop } from '../../content/index.ts';
import { addressOfPreferences, LINK_PAGE_HEADERS, MAIL_PREFERENCES_PATH } from '../../mail/index.ts';
import { isOrderId } from '../../orders/index.ts';
import { notFound, openScope } from '../../platform/http/index.ts';
import { takeBareForms } from './bare-forms.ts';
import { isNewsletterLink } from '../newsletter/newsletter-link.ts';
import { mailPreferences, type MailPreferences, preferencePage, preferencesOfAddress } from '../preferences/mail-preferences.ts';

interface MailLink {
  Params: { locale: string; seal: string };
}

interface Reader {
  readonly locale: Locale;
  readonly address: string;
}

/** Of the pages that end the newsletter and the mails about favourites; mails carried it, too. */
interface PageLink {
  Params: { locale: string; kind: string; id: string; signature: string };
}

/**
 * The page behind the link of every mail to a customer: what its reader gets. It signs nobody in; its forms are those of the links that end each kind, and one
 * of its own for the reminders of all gifts of its reader.
 */
export function mailPreferenceRoutes(app: FastifyInstance, { db, clock, sender }: ContentShop): void {
  const hidden = { schema: { hide: true } };

  app.get<MailLink>(`${MAIL_PREFERENCES_PATH}/:locale/:seal`, hidden, async ({ params: { locale, seal } }, reply) => {
    return showOfAddress(reply, sealed({ locale, seal }));
  });

  app.get<PageLink>(`${MAIL_PREFERENCES_PATH}/:locale/:kind/:id/:signature`, hidden, async ({ params }, reply) =>
    show(reply, params.locale as Locale, await mailPreferences({ db, now: clock() }, await checked(params))),
  );

  openScope(app, 'reminders of gifts by the page of what an address gets', (scope) => {
    takeBareForms(scope);
    for (const choice of ['off', 'on'] as const)
      scope.post<MailLink>(`${MAIL_PREFERENCES_PATH}/:locale/:seal/gift-reminders/${choice}`, hidden, async ({ params }, reply) => {
        const reader = sealed(params);
        const holder = { address: reader.address, today: bookingDay(reader.locale, clock()).today };
        await (choice === 'off' ? endReminders(db, holder, clock()) : resumeReminders(db, holder));
        return showOfAddress(reply, reader);
      });
  });

  function sealed({ locale, seal }: MailLink['Params']): Reader {
    const address = isLocale(locale) && addressOfPreferences(seal, sender);
    if (!address) throw noLink();
    return { locale, address };
  }

  async function showOfAddress(reply: FastifyReply, { locale, address }: Reader): Promise<FastifyReply> {
    return show(reply, locale, await preferencesOfAddress({ db, now: clock() }, address));
  }

  async function show(reply: FastifyReply, locale: Locale, preferences: MailPreferences): Promise<FastifyReply> {
    const page = await preferencePage({ db, locale, sender, ...preferences });
    return reply.headers(LINK_PAGE_HEADERS).send(page);
  }

  /** The links of the newsletter and those of an account are signed apart. */
  async function checked({ locale, kind, id, signature }: PageLink['Params']) {
    if (isLocale(locale) && isOrderId(id)) {
      if (kind === 'newsletter' && (await isNewsletterLink(db, { id, signature }))) return { kind, id } as const;
      if (kind === 'account' && (await isWishMailLink(db, { accountId: id, signature }))) return { kind, id } as const;
    }
    throw noLink();
  }
}

const noLink = () => notFound('There is no such link.');
