import { testDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from './database.ts';
import { incompatibilities, schemaOf, type Schema } from './schema-changes.test-utils.ts';
import { MIGRATIONS } from './migrate.ts';

/** Of the first three nothing was released without the others. */
const FIRST_RELEASED = '0004-accounts';

/** A rule that takes more than the one that it replaces, which was `amount_cents > 0`. */
const WIDER = ['0024-refunds-elsewhere: payment_refund has a new rule over old columns: CHECK ((amount_cents >= 0))'];

async function withSchema<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const database = await testDatabase();
  const db = openDatabase(database.url, 1);
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await database.close();
  }
}

test('processes of the version before work on the schema of every migration', async () => {
  const faults = await withSchema(async (db) => {
    const found: string[] = [];
    let before: Schema | undefined;
    for (const { name, up } of MIGRATIONS) {
      await up(db as never);
      const after = await schemaOf(db);
      if (before && name > FIRST_RELEASED) found.push(...incompatibilities(before, after).map((fault) => `${name}: ${fault}`));
      before = after;
    }
    return found;
  });
  expect(faults).toEqual(WIDER);
}, 60_000);

test('an index that an operator has made beforehand is left as it is', () => {
  const folder = 'apps/api/src/platform/database/migrations';
  // The first was published as it is, and makes its tables itself.
  const later = readdirSync(folder).filter((file) => !file.startsWith('0001-'));
  const faults = later.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/create (?:unique )?index (?!if not exists )[^;`]*/g)].map(
      ([index]) => `${file}: ${index}`,
    ),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['alter table shelf drop column label', 'shelf.label is gone'],
  ['alter table shelf rename column label to title', 'shelf.label is gone'],
  ['alter table shelf alter column width type text', 'shelf.width is text and was integer'],
  ['alter table shelf alter column label set not null', 'shelf.label must not be empty any more'],
  ['alter table shelf alter column width drop default', 'shelf.width has no default any more'],
  ['alter table shelf add column depth integer not null', 'shelf.depth must be given by a process that does not know it'],
  ['alter table shelf add constraint wide check (width > 10)', 'shelf has a new rule over old columns: CHECK ((width > 10))'],
  ['create unique index one_label on shelf (label)', 'shelf has a new unique index over old columns: one_label'],
  ['drop table shelf', 'shelf is gone'],
])('%s would stop them', async (statement, fault) => {
  const found = await withSchema(async (db) => {
    await sql`create table shelf (label text, width integer not null default 30)`.execute(db);
    const before = await schemaOf(db);
    await sql.raw(statement).execute(db);
    return incompatibilities(before, await schemaOf(db));
  });
  expect(found).toContain(fault);
});

test.each([
  'alter table shelf add column depth integer, add column colour text not null default $$red$$',
  'alter table shelf add column wall integer references wall',
  'alter table shelf add column serial bigint unique',
  'create index by_label on shelf (label)',
  'create table cupboard (width integer not null)',
])('%s does not', async (statement) => {
  const found = await withSchema(async (db) => {
    await sql`create table wall (id integer primary key)`.execute(db);
    await sql`create table shelf (label text, width integer not null default 30)`.execute(db);
    const before = await schemaOf(db);
    await sql.raw(statement).execute(db);
    return incompatibilities(before, await schemaOf(db));
  });
  expect(found).toEqual([]);
});
