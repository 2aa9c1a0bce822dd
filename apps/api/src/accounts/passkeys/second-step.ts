import { secondStep, secondStepEnd, type SecondStep } from '@shop/domain';
import { conflict } from '../../platform/http/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { postAccountMail } from '../mail/post-account-mail.ts';
import { passkeyRows } from './account-passkeys.ts';

/** Whether an account whose password was right has to show a passkey as well (decision note `passkeys`). */
export async function needsPasskey({ db, now }: { db: Database; now: Date }, accountId: string): Promise<boolean> {
  return (await stepOf({ db, now }, accountId)).kind !== 'off';
}

/** Requires a passkey after the password from now on, or no longer; the latter sends a mail. 409 `PASSKEY_NEEDED` without a passkey. */
export async function chooseSecondStep(
  { db, now }: { db: Database; now: Date },
  { accountId, enabled }: { accountId: string; enabled: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const before = await stepOf({ db: trx, now }, accountId);
    if (enabled && (await passkeyRows(trx, accountId)).length === 0) throw conflict('PASSKEY_NEEDED', 'Add a passkey first.');
    await setChoice(trx, accountId, { chosen: enabled, endsAt: null });
    if (before.kind !== 'off' && !enabled) await postAccountMail(trx, { mail: 'passkeyStepOff', accountId });
  });
}

/** A mailed reset: the second step ends after its notice, and the owner is mailed. */
export async function endSecondStepLater(trx: Database, accountId: string, now: Date): Promise<void> {
  const step = await stepOf({ db: trx, now }, accountId);
  if (step.kind === 'off') return;
  await setChoice(trx, accountId, { chosen: true, endsAt: secondStepEnd(step.kind === 'ending' ? step.endsAt : null, now) });
  await postAccountMail(trx, { mail: 'passkeyStepEnding', accountId });
}

/** A customer who signs in with a passkey has it: the second step that a reset would end stays. */
export async function keepSecondStep({ db, now }: { db: Database; now: Date }, accountId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ passkey_step_ends_at: null })
    .where('id', '=', accountId)
    .where('passkey_step_ends_at', '>', now)
    .execute();
}

async function stepOf({ db, now }: { db: Database; now: Date }, accountId: string): Promise<SecondStep> {
  const { passkey_after_password: chosen, passkey_step_ends_at: endsAt } = await db
    .selectFrom('account')
    .select(['passkey_after_password', 'passkey_step_ends_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const passkeys = chosen ? (await passkeyRows(db, accountId)).length : 0;
  return secondStep({ chosen, endsAt, passkeys }, now);
}

async function setChoice(trx: Database, accountId: string, { chosen, endsAt }: { chosen: boolean; endsAt: Date | null }): Promise<void> {
  await trx
    .updateTable('account')
    .set({ passkey_after_password: chosen, passkey_step_ends_at: endsAt })
    .where('id', '=', accountId)
    .execute();
}
