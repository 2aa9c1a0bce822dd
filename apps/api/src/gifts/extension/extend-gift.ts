import type { LocalDate } from '@shop/contracts';
import { giftExtension, giftExtensionByGoodwill } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { reviveExpired } from '../../ledger/index.ts';
import { conflict, type HttpProblem } from '../../platform/http/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { unknownGift } from '../beneficiary-gift.ts';
import { recordGiftEvent } from '../delivery/gift-events.ts';
import { findVoucher, type Voucher } from '../vouchers/find-voucher.ts';
import { extendable, sentDeliveries } from './extension-view.ts';

type Trx = Transaction<Tables>;

export interface Extension {
  /** The new last day, as it was shown. */
  readonly until: LocalDate;
  /** At the point of sale. */
  readonly today: LocalDate;
  readonly now: Date;
  readonly by: 'holder' | 'customerCare';
  /** Beyond the holder's rule. */
  readonly isGoodwill?: boolean;
}

/** Extends the gift of a code, as it was typed; the same extension again changes nothing. */
export function extendGift(db: Database, typed: string, extension: Extension): Promise<{ code: string; expiresOn: LocalDate }> {
  return db.transaction().execute(async (trx) => {
    const voucher = await findVoucher(trx, typed);
    if (!voucher) throw unknownGift();
    return extendWithin(trx, voucher.code, extension);
  });
}

/**
 * Extends a gift by its code in the books. Its row is locked, as by the code that uses, cancels or expires it: one after the other.
 * What had expired is owed again (docs/decisions/2026-11-26-a-gift-is-extended-once.md).
 */
export async function extendWithin(
  trx: Trx,
  code: string,
  { until, today, now, by, isGoodwill = false }: Extension,
): Promise<{ code: string; expiresOn: LocalDate }> {
  const gift = await trx.selectFrom('gift_voucher').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  if (!gift) throw unknownGift();
  if (gift.extended_at && gift.expires_on === until) return { code, expiresOn: until };
  const requested = extendable(gift, await sentDeliveries(trx, [gift]));
  if (isGoodwill && (await hadGoodwill(trx, code))) throw notExtendable('extended');
  const extension = isGoodwill ? giftExtensionByGoodwill(requested, today) : giftExtension(requested, today);
  if (extension.kind === 'none') throw notExtendable(extension.reason);
  if (extension.until !== until) throw conflict('EXTENSION_CHANGED', `This gift can be extended until ${extension.until}.`);
  await reviveExpired(trx, { code, at: now });
  await trx.updateTable('gift_voucher').set({ expires_on: until, extended_at: now, status: 'active' }).where('code', '=', code).execute();
  const event = await recordGiftEvent(trx, {
    ...{ kind: 'extended', at: now, orderUUID: gift.order_uuid, code },
    detail: { from: gift.expires_on, until, by: isGoodwill ? 'goodwill' : by },
  });
  await enqueueExtensionMails(trx, gift, event);
  return { code, expiresOn: until };
}

/** Beyond the rule a gift is extended once. */
export async function hadGoodwill(trx: Trx, code: string): Promise<boolean> {
  const event = await trx
    .selectFrom('gift_event')
    .select('id')
    .where('code', '=', code)
    .where('kind', '=', 'extended')
    .where(sql<boolean>`detail->>'by' = 'goodwill'`)
    .executeTakeFirst();
  return event !== undefined;
}

/** Mails the recipient, and the buyer unless the gift was given to somebody else; a person who is both gets one mail. */
async function enqueueExtensionMails(trx: Trx, gift: Voucher, event: number): Promise<void> {
  const { order_uuid: uuid, recipient_email: recipient, transferred_at: transferredAt } = gift;
  const order =
    uuid && !transferredAt ? await trx.selectFrom('purchase').select('email').where('uuid', '=', uuid).executeTakeFirst() : undefined;
  const payload = { event: String(event), ...(uuid && { uuid }) };
  if (recipient) await enqueue(trx, 'giftExtendedMail', { ...payload, to: 'recipient' });
  if (order?.email && order.email.toLowerCase() !== recipient?.toLowerCase())
    await enqueue(trx, 'giftExtendedMail', { ...payload, to: 'buyer' });
}

type Reason = Extract<ReturnType<typeof giftExtension>, { kind: 'none' }>['reason'];

function notExtendable(reason: Reason): HttpProblem {
  switch (reason) {
    case 'extended':
      return conflict('GIFT_EXTENDED', 'This gift was extended already: it can be extended once.');
    case 'used':
      return conflict('GIFT_USED', 'This gift has been used up.');
    case 'cancelled':
      return conflict('GIFT_CANCELLED', 'This gift was cancelled.');
    case 'notSent':
      return conflict('GIFT_SCHEDULED', 'This gift is still to be sent: its time begins then.');
    case 'activity':
      return conflict('GIFT_NOT_EXTENDABLE', 'The centre of this activity knows its last day: customer care helps.');
    case 'tooLate':
      return conflict('GIFT_EXPIRED', 'This gift has expired too long ago to be extended.');
  }
}
