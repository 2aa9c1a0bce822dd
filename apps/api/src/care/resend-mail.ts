import type { CareMail } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { correctAddressWithin } from '../gifts/delivery/index.ts';
import type { Purchase } from '../orders/index.ts';
import { conflict } from '../platform/http/index.ts';
import { enqueue } from '../platform/jobs/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { actOnce, type CareAct } from './act-once.ts';
import type { CareRequest } from './audit-log.ts';

type Trx = Transaction<Tables>;

/** Sends the confirmation of a paid order again to the address of the order, once per key. */
export async function resendConfirmation(db: Database, requested: CareRequest, act: CareAct): Promise<void> {
  await actOnce(db, requested, { ...act, action: 'resendConfirmation' }, async (trx, order) => {
    refuseUnpaid(order);
    refuseForgotten(order.email);
    await refuseWaiting(trx, act.uuid, { mail: 'confirmationMail' });
    await enqueue(trx, 'confirmationMail', { uuid: act.uuid });
  });
}

interface MailAct extends CareAct {
  readonly mail: CareMail;
  /** Which one; the latest of its kind without. */
  readonly mailId?: string | undefined;
}

/**
 * Sends one of the mails that the order's customer got again, as it was written then, once per key. The mail of a gift goes to its
 * recipient, by the rule of a gift whose address is right.
 */
export async function resendMail(
  { db, now }: { readonly db: Database; readonly now: Date },
  requested: CareRequest,
  { mail, mailId, ...act }: MailAct,
): Promise<void> {
  await actOnce(db, requested, { ...act, action: 'resendMail' }, async (trx, order) => {
    refuseForgotten(order.email);
    if (mail === 'confirmationMail') refuseUnpaid(order);
    const before = await sentMail(trx, act.uuid, { mail, mailId });
    if (!before) throw conflict('MAIL_UNKNOWN', 'This order has had no such mail in the last 30 days.');
    const payload = before.payload as Record<string, string>;
    const { deliveryId } = payload;
    await refuseWaiting(trx, act.uuid, { mail, deliveryId });
    if (mail === 'voucherMail' && deliveryId) {
      const address = await recipientOf(trx, deliveryId);
      await correctAddressWithin({ trx, now }, { order, deliveryId }, { address, by: 'customerCare' });
    } else await enqueue(trx, mail, payload);
    return { mail };
  });
}

function refuseUnpaid({ status }: Purchase): void {
  if (status !== 'paid') throw conflict('ORDER_NOT_PAID', 'Only a paid order has a confirmation.');
}

function refuseForgotten(email: string): void {
  if (email === '') throw conflict('PERSON_FORGOTTEN', 'The order names nobody any more.');
}

async function recipientOf(trx: Trx, deliveryId: string): Promise<string> {
  const gift = await trx.selectFrom('gift_voucher').select('recipient_email').where('delivery_id', '=', deliveryId).executeTakeFirst();
  if (!gift) throw conflict('GIFT_TRANSFERRED', 'Its recipient has given this gift to somebody else.');
  refuseForgotten(gift.recipient_email ?? '');
  return gift.recipient_email!;
}

const ofOrder = (uuid: string) => sql<boolean>`payload ? 'uuid' and payload->>'uuid' = ${uuid}`;

function sentMail(trx: Trx, uuid: string, { mail, mailId }: Pick<MailAct, 'mail' | 'mailId'>) {
  return trx
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', mail)
    .where(ofOrder(uuid))
    .$if(mailId !== undefined, (query) => query.where('id', '=', Number(mailId)))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

async function refuseWaiting(
  trx: Trx,
  uuid: string,
  { mail, deliveryId }: { mail: CareMail; deliveryId?: string | undefined },
): Promise<void> {
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', mail)
    .where('sent_at', 'is', null)
    .where(ofOrder(uuid))
    .$if(deliveryId !== undefined, (query) => query.where(sql<boolean>`payload->>'deliveryId' = ${deliveryId}`))
    .executeTakeFirst();
  if (waiting) throw conflict('MAIL_WAITING', 'This mail of the order is about to leave already.');
}
