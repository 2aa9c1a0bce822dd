import { isLocale } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import type { Mail, Sender } from '../../mail/index.ts';
import type { Clock } from '../../platform/settings/index.ts';
import { slugIn, text } from '../../availability/cards/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { WishMailPayload } from './mail-wish-news.ts';
import { endWishMailsPath } from './wish-mail-link.ts';
import { wishMail, type StayNews } from './wish-mail.ts';
import { alertsOf, wishOfAlert } from './wish-alerts.ts';

interface WishMailContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly sender: Sender;
}

/** Writes the mail that an outbox row asks for; undefined where its reader is gone, or has ended these mails meanwhile. */
export async function readWishMail({ db, clock, sender }: WishMailContext, payload: WishMailPayload): Promise<Mail | undefined> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', payload.accountId).executeTakeFirst();
  if (!account) return undefined;
  const locale = isLocale(payload.locale) ? payload.locale : 'fr_FR';
  const alerts = new Map((await alertsOf(db, account.id)).map((alert) => [alert.item_id, alert]));
  const rows = await db
    .selectFrom('stay')
    .select(['id', 'label', 'slug'])
    .where('id', 'in', [0, ...alerts.keys()])
    .execute();
  const stays = payload.news.flatMap(({ stayId, ...news }): StayNews[] => {
    const [alert, row] = [alerts.get(stayId), rows.find(({ id }) => id === stayId)];
    if (!alert || !row) return [];
    const { party, period } = wishOfAlert(alert, clock());
    const path = hrefFor('stay', locale, { id: String(stayId), slug: slugIn(row, locale) });
    return [{ label: text(row.label, locale), path, news, party, period }];
  });
  if (stays.length === 0) return undefined;
  const to = { firstName: account.first_name, lastName: account.last_name, email: account.email };
  const endPath = await endWishMailsPath(db, { locale, accountId: account.id });
  return wishMail({ locale, to, stays, endPath }, sender);
}
