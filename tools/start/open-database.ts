import { readyDatabase } from '@shop/api/ready-database';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './port.ts';
import type { Processes } from './processes.ts';
import { refuse } from './refusal.ts';
import { announceDatabase } from './running-database.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Connections that each process may hold. */
  readonly pool: number;
  /** How long a statement of a process may take; none where its own default is right. */
  readonly statementSeconds?: number;
}

/** A statement waits for the transactions of others, such as an import; one that is given up leaves its session in disorder. */
const EMBEDDED_STATEMENT_SECONDS = 120;

interface Requested {
  readonly dataDir: string;
  /** The demo catalogue is laid into an empty database of a demonstration, and into no other. */
  readonly isDemo: boolean;
  /** The day on which a demonstration starts, `2030-06-05`; the machine's own where it is left out. */
  readonly today?: string;
  readonly log: (line: string) => void;
}

/** The database that DATABASE_URL names, or the embedded one in the data directory; for a demonstration migrated and filled. */
export async function openDatabase(processes: Processes, { dataDir, isDemo, today, log }: Requested): Promise<OpenDatabase> {
  const database = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL, pool: 10 } : await embeddedDatabase(processes, dataDir);
  try {
    if (isDemo) await (await import('./prepare-database.ts')).prepareDatabase(database.url, { ...(today && { today }), log });
    else await readyDatabase(database.url, 'production');
  } catch (error) {
    refuse(`The database could not be prepared: ${(error as Error).message}. Check DATABASE_URL and that the database answers.`);
  }
  if (!process.env.DATABASE_URL) processes.onEnd(announceDatabase(dataDir, database.url));
  return database;
}

/** On a port that stays the same when it is started again: the others know it by its address. */
export async function embeddedDatabase(processes: Processes, dataDir: string, name = 'database'): Promise<OpenDatabase> {
  const port = await freePort();
  const env = { PGDATA: join(dataDir, 'database'), PGPORT: String(port) };
  await once(processes.start(name, { args: ['tools/start/embedded-database.ts'], env }), 'message');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    pool: 4,
    statementSeconds: EMBEDDED_STATEMENT_SECONDS,
  };
}
