import type { GiftSendTime } from '@shop/contracts';
import { sendInstant } from '@shop/domain';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { recordGiftEvent } from './gift-events.ts';

export interface NewDelivery {
  readonly orderUUID: string;
  /** At once without; a time that has passed meanwhile is at once as well. */
  readonly sendAt: GiftSendTime | undefined;
  readonly now: Date;
}

/** Writes the mail of a gift that was paid; answers its id. Its vouchers name it. */
export async function writeDelivery(trx: Transaction<Tables>, { orderUUID, sendAt, now }: NewDelivery): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('gift_delivery')
    .values({ id, order_uuid: orderUUID, ...timeColumns(sendAt, now), sending_since: null, sent_at: null })
    .execute();
  if (sendAt) await recordGiftEvent(trx, { kind: 'scheduled', at: now, orderUUID, detail: { ...sendAt } });
  else await enqueueNow(trx, { id, orderUUID, revision: 1 });
  return id;
}

export function timeColumns(sendAt: GiftSendTime | undefined, now: Date) {
  if (!sendAt) return { send_day: null, send_time: null, time_zone: null, send_at: now };
  return { send_day: sendAt.day, send_time: sendAt.time, time_zone: sendAt.timeZone, send_at: sendInstant(sendAt) };
}

/** Somebody waits for this one: it leaves ahead of those whose day has come. */
export async function enqueueNow(
  trx: Transaction<Tables>,
  { id, orderUUID, revision }: { id: string; orderUUID: string; revision: number },
): Promise<void> {
  await enqueue(trx, 'voucherMail', { uuid: orderUUID, deliveryId: id, revision: String(revision) });
  await trx.updateTable('gift_delivery').set({ queued_revision: revision }).where('id', '=', id).execute();
}
