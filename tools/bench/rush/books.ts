import type { Database } from '@shop/api/database';
import { nightsBetween } from '@shop/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAYS, FIRST_DAY, ROOMS } from './last-rooms.ts';

/** How long the last losers may wait for their money. */
const REFUND_SECONDS = 900;

/** Orders paid since then, and whether every night of them is a room gone, and no other room is. */
export async function soldSince(db: Database, since: Date): Promise<{ orders: ReadonlySet<string>; isExact: boolean }> {
  const orders = await db
    .selectFrom('purchase')
    .select(['uuid', 'checkin', 'checkout'])
    .where('created_at', '>=', since)
    .where('status', '=', 'paid')
    .execute();
  const sold = Array<number>(DAYS).fill(0);
  for (const { checkin, checkout } of orders)
    for (let night = 0; night < nightsBetween(checkin!, checkout!); night++) sold[nightsBetween(FIRST_DAY, checkin!) + night]! += 1;
  const { stock } = await db.selectFrom('room_stock').select('stock').where('month', '=', FIRST_DAY).executeTakeFirstOrThrow();
  const isExact = stock.slice(0, DAYS).every((rooms, day) => rooms === ROOMS - sold[day]! && rooms >= 0);
  return { orders: new Set(orders.map(({ uuid }) => uuid)), isExact };
}

/** Failed orders whose card was charged and not given back, once no refund waits any more. */
export async function chargedInVain(db: Database): Promise<number> {
  for (let second = 0; second < REFUND_SECONDS; second++) {
    const waiting = await db.selectFrom('outbox').select('id').where('kind', '=', 'refund').where('sent_at', 'is', null).limit(1).execute();
    if (waiting.length === 0) break;
    await sleep(1000);
  }
  const wronged = await db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select('purchase.uuid')
    .where('purchase.status', '=', 'failed')
    .where('payment_intent.status', '=', 'succeeded')
    .execute();
  return wronged.length;
}

/** Cards that were charged and given back, all in all. */
export async function refundsIn(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('payment_refund')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
