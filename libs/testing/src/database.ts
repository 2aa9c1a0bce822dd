import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PGlite } from '@electric-sql/pglite';
import { serializeExtendedQueries } from '@shop/embedded-database';
import { createServer } from 'node:net';
import { emptyDatabase, storedDatabase } from './empty-database.ts';
import { postgresDatabase } from './postgres-database.ts';

export interface TestDatabase {
  /** For `pg`: a database of its own. */
  readonly url: string;
  readonly engine: 'postgres' | 'embedded';
  /** Connections to open: the embedded engine takes one. */
  readonly pool: number;
  close(): Promise<void>;
}

/** What test databases begin with. It is written once, and copied for all that follow. */
export interface Template {
  /** Another one for another content, as by a hash of what it is made from: lower case letters, digits and `_`. */
  readonly name: string;
  /** Leaves no connection open. */
  readonly fill: (url: string) => Promise<void>;
}

/**
 * A database for one test file, empty unless there is a template: in the PostgreSQL of TEST_DATABASE_URL, whose user may
 * create databases, else an embedded one in memory.
 */
export async function testDatabase(template?: Template): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? { ...(await postgresDatabase(server, template)), engine: 'postgres', pool: 20 } : embedded(template);
}

async function embedded(template?: Template): Promise<TestDatabase> {
  const db = await (template ? storedDatabase(template.name, () => filled(template)) : emptyDatabase());
  const { url, stop } = await serve(db);
  const close = async () => {
    await stop();
    await db.close();
  };
  return { url, engine: 'embedded', pool: 1, close };
}

async function filled({ fill }: Template): Promise<PGlite> {
  const db = await emptyDatabase();
  const { url, stop } = await serve(db);
  await fill(url);
  await stop();
  // A process that reads the copy has nothing to recover.
  await db.exec('checkpoint');
  return db;
}

async function serve(db: PGlite): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = new PGLiteSocketServer({ db: serializeExtendedQueries(db), port, host: '127.0.0.1', maxConnections: 4 });
  await server.start();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`, stop: () => server.stop() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
