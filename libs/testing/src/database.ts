import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { inWholeQuestions } from '@shop/embedded-database';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { emptyDatabase } from './empty-database.ts';

export interface TestDatabase {
  /** For `pg`: an empty schema of its own. */
  readonly url: string;
  readonly engine: 'postgres' | 'embedded';
  /** Connections to open: the embedded engine takes one. */
  readonly pool: number;
  close(): Promise<void>;
}

/** An empty database for one test file: a schema in the PostgreSQL of TEST_DATABASE_URL, else an embedded one in memory. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? postgresSchema(url) : embedded();
}

async function postgresSchema(url: string): Promise<TestDatabase> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create schema ${schema}`);
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return { url: own.href, engine: 'postgres', pool: 20, close: () => run(`drop schema ${schema} cascade`) };
}

async function embedded(): Promise<TestDatabase> {
  const db = await emptyDatabase();
  const port = await freePort();
  const server = new PGLiteSocketServer({ db: inWholeQuestions(db), port, host: '127.0.0.1', maxConnections: 4 });
  await server.start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    engine: 'embedded',
    pool: 1,
    async close() {
      await server.stop();
      await db.close();
    },
  };
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
