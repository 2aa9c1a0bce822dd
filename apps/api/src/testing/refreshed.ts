import { sql } from 'kysely';
import type { ShopIndex } from '../availability/shop-index.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Once the index has taken in what is committed by now. It takes nothing of what may still be overtaken, and on a server that
 * tests share any of their transactions may hold it up for a moment.
 */
export async function refreshed(index: ShopIndex, db: Database): Promise<void> {
  const { rows } = await sql<{ tx: string }>`select pg_current_xact_id()::text as tx`.execute(db);
  for (let oldest = 0n; oldest <= BigInt(rows[0]!.tx);) {
    const open = await sql<{ tx: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(db);
    oldest = BigInt(open.rows[0]!.tx);
    // The one that was under way may have looked before.
    await index.refresh();
    await index.refresh();
  }
}
