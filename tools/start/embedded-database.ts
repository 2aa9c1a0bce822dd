import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { serializeExtendedQueries } from '@shop/embedded-database';

/**
 * The embedded database: PostgreSQL in WebAssembly, spoken to over the PostgreSQL protocol like any other.
 * It survives a kill but not a power cut (it never syncs to disk), and runs one transaction at a time.
 */
const db = await PGlite.create({ dataDir: process.env.PGDATA });
const server = new PGLiteSocketServer({
  db: serializeExtendedQueries(db),
  host: '127.0.0.1',
  port: Number(process.env.PGPORT),
  maxConnections: 32,
});
await server.start();
process.send?.('listens');

async function end(): Promise<void> {
  await server.stop();
  await db.close();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
/** Ctrl-C reaches the whole group: the process that uses the database ends first, then requests the end of this one. */
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void end());
