import type { PGlite } from '@electric-sql/pglite';

/** Parse, Bind, Describe, Execute, Close and Flush: parts of a question, which Sync ends. */
const PARTS = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));
const SYNC = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/**
 * The embedded engine as its socket server is to see it. All connections share one session, and the server hands it one
 * message after another of any connection, but for transactions; the parts of two queries would mix, and one be bound to
 * the other's statement. Here a question that has begun counts as a transaction until its Sync.
 */
export function serializeExtendedQueries(db: PGlite): PGlite {
  let hasBegun = false;
  const own: Pick<PGlite, 'isInTransaction' | 'execProtocolRawStream' | 'exec'> = {
    isInTransaction: () => hasBegun || db.isInTransaction(),
    execProtocolRawStream(message, options) {
      hasBegun = PARTS.has(message[0]!);
      return db.execProtocolRawStream(message, options);
    },
    /** The server rolls back like this when a caller leaves in the middle. */
    async exec(query, options) {
      if (hasBegun) await db.execProtocolRaw(SYNC);
      hasBegun = false;
      return db.exec(query, options);
    },
  };
  return new Proxy(db, {
    get(engine, name) {
      const value: unknown = Reflect.get(own, name) ?? Reflect.get(engine, name, engine);
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(engine) : value;
    },
  });
}
