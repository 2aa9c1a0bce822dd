import type { Database } from '../platform/database/index.ts';
import { unbalanced } from './unbalanced.ts';

/** All orders are counted again no more often than this. */
const TTL_MS = 5 * 60_000;

const counts = new WeakMap<Database, { readonly at: number; readonly count: Promise<number> }>();

/** How many orders and gifts the ledger does not agree with; counted every five minutes at most, however often it is asked. */
export function imbalanceCount(db: Database): Promise<number> {
  const known = counts.get(db);
  if (known && performance.now() - known.at < TTL_MS) return known.count;
  const count = unbalanced(db).then(({ length }) => length);
  counts.set(db, { at: performance.now(), count });
  count.catch(() => counts.delete(db));
  return count;
}
