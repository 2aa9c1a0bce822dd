import pg from 'pg';
import { join } from 'node:path';
import { runningDatabase } from '@shop/tools/running-database';
import { DATA_DIR } from '../../fixtures/data-directory.ts';

const FOLDER = join(import.meta.dirname, '../../..', DATA_DIR);

/** Changes what only time can change, in the database of the journeys' own shop. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL ?? runningDatabase(FOLDER) });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
