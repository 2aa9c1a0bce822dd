import { OPEN } from '../../orders/index.ts';
import { storedMeans } from '../schedule/charge-due.ts';
import type { SavedCards } from '../saved-cards.ts';
import type { Database } from '../../platform/database/index.ts';

/** Booking numbers by the card that their open instalments, or their deferred payment, will be charged to. */
export type CardsInUse = ReadonlyMap<string, readonly string[]>;

export async function cardsInUse({ db, cards }: { db: Database; cards: SavedCards }, accountId: string): Promise<CardsInUse> {
  const inUse = new Map<string, string[]>();
  for (const { booking, intentId } of await openPlans(db, accountId)) {
    const card = await cards.storedBy(intentId);
    if (card) inUse.set(card, [...(inUse.get(card) ?? []), booking]);
  }
  return inUse;
}

/** Bookings of which something is still to be charged, those that are being paid included. */
async function openPlans(db: Database, accountId: string): Promise<readonly { booking: string; intentId: string }[]> {
  const paid = await db
    .selectFrom('purchase')
    .select(['uuid', 'booking_number'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'paid')
    .where('uuid', 'in', (open) => open.selectFrom('payment_schedule').select('purchase_uuid').where('status', 'in', OPEN))
    .orderBy('created_at')
    .execute();
  const pending = await db
    .selectFrom('purchase')
    .innerJoin('payment_intent', 'payment_intent.purchase_uuid', 'purchase.uuid')
    .select(['booking_number as booking', 'payment_intent.id as intentId'])
    .where('account_id', '=', accountId)
    .where('purchase.status', '=', 'pending')
    .where('payment_plan', 'is not', null)
    .execute();
  const open = await Promise.all(
    paid.map(async ({ uuid, booking_number: booking }) => ({ booking, intentId: await storedMeans(db, uuid) })),
  );
  return [...open, ...pending];
}
