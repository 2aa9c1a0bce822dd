import type { Database } from '../../platform/database/index.ts';

export interface Opening {
  /** The mail that has brought the gift; null where nobody else was written to. */
  readonly deliveryId: string | null;
  /** Of a visitor who is signed in. */
  readonly accountId: string | undefined;
  readonly now: Date;
}

/** A gift that was mailed is looked at: from the first time on its buyer sees that it has arrived. The buyer's own look is none. */
export async function recordOpening(db: Database, { deliveryId, accountId, now }: Opening): Promise<void> {
  if (deliveryId === null) return;
  await db
    .updateTable('gift_delivery')
    .set({ opened_at: now })
    .where('id', '=', deliveryId)
    .where('state', '=', 'sent')
    .where('opened_at', 'is', null)
    .$if(accountId !== undefined, (updated) =>
      updated.where(({ selectFrom, not, exists }) =>
        not(
          exists(
            selectFrom('purchase')
              .select('purchase.uuid')
              .whereRef('purchase.uuid', '=', 'gift_delivery.order_uuid')
              .where('purchase.account_id', '=', accountId!),
          ),
        ),
      ),
    )
    .execute();
}
