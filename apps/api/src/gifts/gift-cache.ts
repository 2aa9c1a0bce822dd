import { staleIfError } from '../platform/cache/index.ts';
import type { Clock } from '../platform/settings/index.ts';
import type { Database } from '../platform/database/index.ts';

export interface Source {
  readonly db: Database;
  readonly clock: Clock;
}

/** {@link staleIfError} for what is read whole; calls while the database is asked share the answer, a failure is not cached. */
export function cached<T>(read: (db: Database) => Promise<T>): (source: Source) => Promise<T> {
  const all = staleIfError((db: Database, _whole: 'whole') => read(db));
  return ({ db, clock }) => all(db, 'whole', clock());
}
