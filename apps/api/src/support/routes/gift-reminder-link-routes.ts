import type { Locale } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import {
  endReminders,
  GIFT_REMINDERS_PATH,
  giftOfReminderLink,
  reminderMessages,
  type ReminderMessages,
} from '../../gifts/reminders/index.ts';
import { LINK_PAGE_HEADERS, linkPage, mailMessages, preferencesPath } from '../../mail/index.ts';
import { notFound, openScope } from '../../platform/http/index.ts';
import { takeBareForms } from './bare-forms.ts';

interface Link {
  Params: { locale: string; id: string; signature: string };
}

/** The page behind the link of a reminder: its form ends the reminders of this gift, as does the one click of a mail program (RFC 8058). */
export function giftReminderLinkRoutes(app: FastifyInstance, { db, clock, sender }: ContentShop): void {
  const path = `${GIFT_REMINDERS_PATH}/:locale/:id/:signature`;
  const hidden = { schema: { hide: true } };

  app.get<Link>(path, hidden, async ({ params }, reply) => {
    const gift = await linkedGift(params);
    return show(reply, { ...gift, page: gift.isEnded ? 'ended' : 'ask' });
  });

  openScope(app, 'links of reminders of gifts', (scope) => {
    takeBareForms(scope);
    scope.post<Link>(path, hidden, async ({ params }, reply) => {
      const gift = await linkedGift(params);
      await endReminders(db, { code: gift.code }, clock());
      return show(reply, { ...gift, page: 'ended' });
    });
  });

  async function linkedGift({ locale, id, signature }: Link['Params']) {
    const gift = isLocale(locale) ? await giftOfReminderLink(db, { id, signature }) : undefined;
    if (!gift) throw notFound('There is no such link.');
    return { locale: locale as Locale, code: gift.code, address: gift.holderEmail, isEnded: gift.reminders_ended_at !== null };
  }

  interface Shown {
    readonly locale: Locale;
    readonly address: string | null;
    readonly page: keyof ReminderMessages['pages'];
  }

  function show(reply: FastifyReply, { locale, address, page }: Shown): FastifyReply {
    const { pages, home } = reminderMessages(locale);
    const more = address ? { label: mailMessages(locale).preferences.link, href: preferencesPath({ locale, address }, sender) } : undefined;
    return reply.headers(LINK_PAGE_HEADERS).send(linkPage({ locale, ...pages[page], more, home }, sender));
  }
}
