import { withinTime } from '../operation/within-time.ts';
import type { Database } from '../store/database.ts';

/** How long an answer is kept before an editor's change is seen. */
const KEPT_MS = 60_000;
/** A database that is slower than this is not waited for where an older answer is known. */
const PATIENCE_MS = 250;

interface Kept<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/**
 * What searches read by the hundred a second: the database is asked once a minute for each key. While it does not answer, the
 * answer of before holds: a search needs nothing else from it.
 */
export function keptWhileAway<Key, T>(read: (db: Database, key: Key) => Promise<T>): (db: Database, key: Key, now: Date) => Promise<T> {
  const kept = new WeakMap<Database, Map<Key, Kept<T>>>();
  return (db, key, now) => {
    const byKey = kept.get(db) ?? new Map<Key, Kept<T>>();
    kept.set(db, byKey);
    const known = byKey.get(key);
    if (known && known.until > now.getTime()) return known.value;
    const fresh = read(db, key);
    const value = known ? newestOf(known.value, fresh) : fresh;
    const entry = { until: now.getTime() + KEPT_MS, value };
    byKey.set(key, entry);
    value.catch(() => byKey.delete(key));
    if (known)
      void fresh.then(
        (newest) => byKey.get(key) === entry && byKey.set(key, { ...entry, value: Promise.resolve(newest) }),
        () => undefined,
      );
    return value;
  };
}

/** What was read, as long as it comes soon; else what is known. */
async function newestOf<T>(known: Promise<T>, fresh: Promise<T>): Promise<T> {
  const answer = await withinTime(
    fresh.then((value) => ({ value })),
    PATIENCE_MS,
  );
  return answer ? answer.value : known;
}
