import { notFound } from '../platform/http/index.ts';
import { setBlocked } from '../accounts/authentication/index.ts';
import { endSessionsOf } from '../accounts/sessions/index.ts';
import type { Database } from '../platform/database/index.ts';
import { accountSubject, recordCare, type CareRequest } from './audit-log.ts';

/** Blocks an account or opens it again. Blocked, its sessions end at once and nobody signs in to it; blocked already, nothing happens. */
export async function setAccountBlocked(
  { db, now }: { readonly db: Database; readonly now: Date },
  requested: CareRequest,
  { accountId, blocked }: { readonly accountId: string; readonly blocked: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('account').select(['id', 'blocked_at']).where('id', '=', accountId).forUpdate().executeTakeFirst();
    if (!account) throw notFound('There is no such account.');
    if (blocked) await endSessionsOf(trx, accountId);
    if ((account.blocked_at !== null) === blocked) return;
    await setBlocked(trx, accountId, blocked ? now : null);
    await recordCare(trx, requested, { action: blocked ? 'blockAccount' : 'unblockAccount', subjects: [accountSubject(accountId)] });
  });
}
