import type { PointOfSale } from '@shop/contracts';
import type { Database } from '../../platform/database/index.ts';
import { checkSubjects, distinct, PIECE } from './check-subjects.ts';

/** An entry, and the order that it belongs to. */
export interface OrderEntry {
  readonly id: number;
  readonly purchase_uuid: string | null;
}

/** Checks entries, with their orders and the gifts whose liability they move. */
export async function checkEntries(db: Database, entries: readonly OrderEntry[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return;
  const lines = await db
    .selectFrom('journal_line')
    .select('subject')
    .distinct()
    .where('entry_id', 'in', ids)
    .where('account', '=', 'giftLiability')
    .execute();
  await checkSubjects(db, {
    orders: distinct(entries.map(({ purchase_uuid }) => purchase_uuid)),
    gifts: distinct(lines.map(({ subject }) => subject)),
    entries: ids,
  });
}

/** Checks what moved on a day at a point of sale, in pieces. */
export async function checkDay(db: Database, { pointOfSale, day }: { pointOfSale: PointOfSale; day: string }): Promise<void> {
  const entries = await db
    .selectFrom('journal_entry')
    .select(['id', 'purchase_uuid'])
    .where('point_of_sale', '=', pointOfSale)
    .where('day', '=', day)
    .execute();
  for (let from = 0; from < entries.length; from += PIECE) await checkEntries(db, entries.slice(from, from + PIECE));
}
