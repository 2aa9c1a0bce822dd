import { testDatabase, type TestDatabase } from '@shop/testing';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

const STORE = new URL('../platform/database/', import.meta.url);

/** A database for one test file, with the shop's tables and nothing in them: the migrations ran once, for all test files. */
export async function shopDatabase(): Promise<TestDatabase> {
  return testDatabase({ name: `shop_${await migrationsHash()}`, fill: withTables });
}

/** The empty tables of all tests of a file. */
export function databaseOfFile(): { readonly db: Database } {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await shopDatabase();
    db = openDatabase(database.url, 1);
  });
  afterAll(async () => {
    await db?.destroy();
    await database?.close();
  });
  return {
    get db() {
      return db;
    },
  };
}

async function withTables(url: string): Promise<void> {
  const db = openDatabase(url, 1);
  await migrate(db);
  await db.destroy();
}

async function migrationsHash(): Promise<string> {
  const migrations = (await readdir(new URL('migrations/', STORE))).sort().map((file) => `migrations/${file}`);
  const hash = createHash('sha256');
  for (const file of ['migrate.ts', ...migrations]) hash.update(await readFile(new URL(file, STORE)));
  return hash.digest('hex').slice(0, 16);
}
