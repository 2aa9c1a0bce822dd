import type { Database } from '../database/database.ts';
import { noticedVersion } from '../database/noticed-version.ts';
import { orKnown } from '../database/or-known.ts';

/** How long an answer is cached before an editor's change is seen. */
const TTL_MS = 60_000;

interface Entry<T> {
  readonly until: number;
  readonly version: number;
  readonly value: Promise<T>;
}

/**
 * What searches and pages read by the hundred a second: the database is asked once a minute for each key, and after an import.
 * While it does not answer, the answer of before holds.
 */
export function staleIfError<Key, T>(read: (db: Database, key: Key) => Promise<T>): (db: Database, key: Key, now: Date) => Promise<T> {
  const cache = new WeakMap<Database, Map<Key, Entry<T>>>();
  return (db, key, now) => {
    const byKey = cache.get(db) ?? new Map<Key, Entry<T>>();
    cache.set(db, byKey);
    const known = byKey.get(key);
    const version = noticedVersion(db);
    if (known && known.until > now.getTime() && known.version === version) return known.value;
    const fresh = read(db, key);
    const value = known ? newestOf(db, known.value, fresh) : fresh;
    const entry = { until: now.getTime() + TTL_MS, version, value };
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

async function newestOf<T>(db: Database, known: Promise<T>, fresh: Promise<T>): Promise<T> {
  fresh.catch(() => undefined);
  const old = await known;
  return orKnown(
    db,
    () => fresh,
    () => old,
  );
}
