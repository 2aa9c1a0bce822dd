import type { CareMail } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { conflict } from '../platform/http/index.ts';
import { enqueue } from '../platform/jobs/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { actOnce, type CareAct } from './act-once.ts';
import type { CareRequest } from './audit-log.ts';

/** Sends the confirmation of a paid order again to the address of the order, once per key. */
export async function resendConfirmation(db: Database, requested: CareRequest, act: CareAct): Promise<void> {
  await actOnce(db, requested, { ...act, action: 'resendConfirmation' }, async (trx, { status, email }) => {
    if (status !== 'paid') throw conflict('ORDER_NOT_PAID', 'Only a paid order has a confirmation.');
    if (email === '') throw conflict('PERSON_FORGOTTEN', 'The order names nobody any more.');
    await refuseWaiting(trx, act.uuid, 'confirmationMail');
    await enqueue(trx, 'confirmationMail', { uuid: act.uuid });
  });
}

/** Sends one of the mails that the order's customer got again, as it was told then, once per key. */
export async function resendMail(
  db: Database,
  requested: CareRequest,
  { mail, ...act }: CareAct & { readonly mail: CareMail },
): Promise<void> {
  await actOnce(db, requested, { ...act, action: 'resendMail' }, async (trx, { email }) => {
    if (email === '') throw conflict('PERSON_FORGOTTEN', 'The order names nobody any more.');
    const before = await latest(trx, act.uuid, mail);
    if (!before) throw conflict('MAIL_UNKNOWN', 'This order has had no such mail in the last 30 days.');
    await refuseWaiting(trx, act.uuid, mail);
    await enqueue(trx, mail, before.payload as Record<string, string>);
    return { mail };
  });
}

const ofOrder = (uuid: string) => sql<boolean>`payload ? 'uuid' and payload->>'uuid' = ${uuid}`;

function latest(trx: Transaction<Tables>, uuid: string, mail: CareMail) {
  return trx.selectFrom('outbox').select('payload').where('kind', '=', mail).where(ofOrder(uuid)).orderBy('id', 'desc').executeTakeFirst();
}

async function refuseWaiting(trx: Transaction<Tables>, uuid: string, mail: CareMail): Promise<void> {
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', mail)
    .where('sent_at', 'is', null)
    .where(ofOrder(uuid))
    .executeTakeFirst();
  if (waiting) throw conflict('MAIL_WAITING', 'This mail of the order is about to leave already.');
}
