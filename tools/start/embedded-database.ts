import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { inWholeQuestions } from './whole-questions.ts';

/**
 * The embedded database: PostgreSQL in WebAssembly, spoken to over the PostgreSQL protocol like any other.
 * It survives a kill but not a power cut (it never syncs to disk), and runs one transaction at a time.
 */
const db = await PGlite.create({ dataDir: process.env.PGDATA });
const port = await freePort();
const server = new PGLiteSocketServer({ db: inWholeQuestions(db), host: '127.0.0.1', port, maxConnections: 32 });
await server.start();
process.send?.({ port });

async function end(): Promise<void> {
  await server.stop();
  await db.close();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
/** Ctrl-C reaches the whole group: whoever uses the database ends first, then asks this to end. */
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void end());

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number };
      probe.close(() => done(free));
    });
  });
}
