import type { Transaction } from 'kysely';
import type { GiftEventKind, Tables } from '../../platform/database/index.ts';

export interface GiftEvent {
  readonly kind: GiftEventKind;
  readonly at: Date;
  readonly orderUUID: string | null;
  /** Of one voucher, as the books know it. */
  readonly code?: string;
  /** Days and numbers; never whom it reaches. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** Writes what has happened to a gift, beside what it has changed; answers the event's id. */
export async function recordGiftEvent(trx: Transaction<Tables>, { kind, at, orderUUID, code, detail = {} }: GiftEvent): Promise<number> {
  const { id } = await trx
    .insertInto('gift_event')
    .values({ kind, at, order_uuid: orderUUID, code: code ?? null, detail: JSON.stringify(detail) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
