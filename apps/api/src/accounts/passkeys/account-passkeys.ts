import type { Passkey, PasskeysAnswer } from '@shop/contracts';
import { secondStep } from '@shop/domain';
import type { Selectable } from 'kysely';
import { notFound } from '../../platform/http/index.ts';
import type { AccountTable, Database, PasskeyTable } from '../../platform/database/index.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';

type Row = Selectable<PasskeyTable>;

/** The passkeys of an account, the oldest first. */
export function passkeyRows(db: Database, accountId: string): Promise<Row[]> {
  return db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute();
}

/** What the customer reads of their passkeys: nothing that signs anything. */
export async function passkeysOf(
  { db, now }: { db: Database; now: Date },
  { id, passkey_after_password, passkey_step_ends_at }: AccountTable,
): Promise<PasskeysAnswer> {
  const rows = await passkeyRows(db, id);
  const step = secondStep({ chosen: passkey_after_password, endsAt: passkey_step_ends_at, passkeys: rows.length }, now);
  return {
    passkeys: rows.map(passkeyView),
    afterPassword: step.kind !== 'off',
    ...(step.kind === 'ending' && { endsAt: step.endsAt.toISOString() }),
  };
}

export function passkeyView({ id, name, host, created_at, last_used_at }: Row): Passkey {
  return { id, name, host, createdAt: created_at.toISOString(), ...(last_used_at && { lastUsedAt: last_used_at.toISOString() }) };
}

/** Another name for one of the account's passkeys; 404 where it has no such. */
export async function renamePasskey(db: Database, accountId: string, { id, name }: { id: string; name: string }): Promise<Passkey> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
  if (!renamed) throw noSuchPasskey();
  return passkeyView(renamed);
}

/** It signs nobody in any more, and the customer is mailed; with the last one nothing is needed after the password. */
export async function removePasskey(db: Database, accountId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const removed = await trx.deleteFrom('passkey').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw noSuchPasskey();
    const left = await trx.selectFrom('passkey').select('id').where('account_id', '=', accountId).limit(1).executeTakeFirst();
    if (!left)
      await trx
        .updateTable('account')
        .set({ passkey_after_password: false, passkey_step_ends_at: null })
        .where('id', '=', accountId)
        .execute();
    await postAccountMail(trx, { mail: 'passkeyRemoved', accountId });
  });
}

function noSuchPasskey() {
  return notFound('There is no such passkey.');
}
