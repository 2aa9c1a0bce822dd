import { sql, type Transaction } from 'kysely';
import { conflict } from '../../platform/http/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { recordGiftEvent } from './gift-events.ts';

/** No mail leaves for an order that is given back. Refused while one is being handed over: a moment later it is known whether it has. */
export async function cancelDeliveries(trx: Transaction<Tables>, { uuid }: { uuid: string }, now: Date): Promise<void> {
  const deliveries = await trx
    .selectFrom('gift_delivery')
    .select(['id', 'state', isLeaving.as('isLeaving')])
    .where('order_uuid', '=', uuid)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (deliveries.some((delivery) => delivery.isLeaving))
    throw conflict('GIFT_BEING_SENT', 'This gift is being sent at this moment: try again in a minute.');
  const open = deliveries.filter(({ state }) => state !== 'sent');
  for (const { id } of open) {
    await trx.updateTable('gift_delivery').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await recordGiftEvent(trx, { kind: 'cancelled', at: now, orderUUID: uuid });
  }
}

/** A mail server may take two minutes; a process that has died meanwhile holds nobody up for longer. */
const isLeaving = sql<boolean>`state = 'sending' and sending_since > now() - interval '2 minutes'`;
