import type { Database } from '../store/database.ts';
import type { Clock } from '../services/booking-day.ts';

/** How long what was read is kept before a change of the catalogue is seen. */
const KEPT_MS = 60_000;

export interface Source {
  readonly db: Database;
  readonly clock: Clock;
}

/** A reader that asks each database once a minute; calls while it is asked share the answer, a failure is not kept. */
export function kept<T>(read: (db: Database) => Promise<T>): (source: Source) => Promise<T> {
  const known = new WeakMap<Database, { readonly until: number; readonly value: Promise<T> }>();
  return ({ db, clock }) => {
    const now = clock().getTime();
    const last = known.get(db);
    if (last && now < last.until) return last.value;
    const value = read(db);
    known.set(db, { until: now + KEPT_MS, value });
    value.catch(() => known.delete(db));
    return value;
  };
}
