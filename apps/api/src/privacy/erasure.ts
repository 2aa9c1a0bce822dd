import type { Erasure, Profile } from '@shop/contracts';
import { erasureDay, erasureDelays } from '@shop/domain';
import { clockOf, isLocale, pointOfSaleOf } from '@shop/i18n';
import type { AccountTable, Database } from '../platform/database/index.ts';
import { postAccountMail } from '../accounts/mail/index.ts';
import { openMatters, type Days } from './open-matters.ts';
import { profileOf } from '../accounts/customer/index.ts';

interface ErasureDeps {
  readonly db: Database;
  readonly now: Date;
}

/** Notes the day of the erasure and has its owner told by mail; a day that is noted already stays, without another mail. */
export async function askForErasure({ db, now }: ErasureDeps, { id, locale }: AccountTable): Promise<Erasure> {
  return db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('account')
      .set({ erase_on: erasureDay(daysOf(locale, now).today) })
      .where('id', '=', id)
      .where('erase_on', 'is', null)
      .executeTakeFirst();
    if (noted.numUpdatedRows > 0n) await postAccountMail(trx, { mail: 'erasureAsked', accountId: id });
    const account = await trx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return (await erasureOf({ db: trx, now }, account))!;
  });
}

/** The account stays; one that was not to be erased does anyway. */
export async function keepAccount(db: Database, { id }: AccountTable): Promise<void> {
  await db.updateTable('account').set({ erase_on: null }).where('id', '=', id).execute();
}

/** The profile as its owner sees it, with the erasure that they asked for. */
export async function ownProfile(deps: ErasureDeps, account: AccountTable): Promise<Profile> {
  const erasure = await erasureOf(deps, account);
  return { ...profileOf(account), ...(erasure && { erasure }) };
}

/** The erasure that its owner has asked for, with what delays it; undefined where nobody did. */
async function erasureOf({ db, now }: ErasureDeps, account: AccountTable): Promise<Erasure | undefined> {
  const day = account.erase_on;
  if (day === null) return undefined;
  const days = daysOf(account.locale, now);
  return { day, delays: erasureDelays(await openMatters(db, account, days), day > days.today ? day : days.today) };
}

/** The days at the point of sale of a customer's language. */
export function daysOf(locale: string, now: Date): Days {
  const dayOf = (moment: Date) => clockOf(pointOfSaleOf(isLocale(locale) ? locale : 'fr_FR'), moment).today;
  return { today: dayOf(now), dayOf };
}
