import { addDays } from '@shop/domain';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Database, Tables } from '../../platform/database/index.ts';
import { RETENTION_PERIODS } from '../../platform/settings/index.ts';

const DAYS_AFTER_STAY = 30;

/** Whether nobody needs a message for the delivery any more: from then on no link shows it, whether or not it was deleted by then. */
export function isOver(now: Date) {
  const today = now.toISOString().slice(0, 10);
  return (message: ExpressionBuilder<Tables, 'partner_message'>) =>
    message.or([
      message('ends_on', '<', addDays(today, -DAYS_AFTER_STAY)),
      message.and([message('ends_on', 'is', null), message('written_at', '<', lastParcel(now))]),
    ]);
}

const lastParcel = (now: Date): Date => new Date(now.getTime() - RETENTION_PERIODS.parcelDays * 86_400_000);

/**
 * Of a `parcel`: it is not to be packed, and was neither sent nor came back within the last `parcelMovedDays`. Until then somebody may
 * still carry it, or ask where it went. A cancelled one that never left has no such moment, and is at rest.
 */
export function isParcelAtRest(now: RawBuilder<unknown>) {
  const moved = sql`make_interval(days => ${RETENTION_PERIODS.parcelMovedDays}::int)`;
  return sql<boolean>`(parcel.state <> 'toPack' and coalesce(greatest(parcel.sent_at, parcel.returned_at) < ${now} - ${moved}, true))`;
}

/** Names, phones and addresses that were told to partners go when nobody needs them for the delivery any more. */
export async function eraseOldDeliveries(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('partner_message').where(isOver(now)).execute();
  await db
    .updateTable('parcel')
    .set({ content: withoutAddress })
    .where('created_at', '<', lastParcel(now))
    .where(isParcelAtRest(sql`${now}::timestamptz`))
    .where(sql<boolean>`content ? 'address'`)
    .execute();
}

/** A customer is forgotten: what partners were told of an order goes at once, but for a parcel that has still to be packed. */
export async function eraseDeliveriesOf(trx: Database, uuid: string): Promise<void> {
  const parcel = await trx.selectFrom('parcel').select('state').where('purchase_uuid', '=', uuid).executeTakeFirst();
  if (parcel?.state === 'toPack') return;
  await trx.deleteFrom('partner_message').where('purchase_uuid', '=', uuid).execute();
  await trx.updateTable('parcel').set({ content: withoutAddress }).where('purchase_uuid', '=', uuid).execute();
}

const withoutAddress = sql<string>`content - 'address' - 'fromName' - 'cardText'`;
