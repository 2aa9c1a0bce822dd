import { testDatabase, type TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { openDatabase, type Database } from './database.ts';
import { installedAs, markInstallation, runOn } from './installation.ts';
import { migrate, missingMigrations } from './migrate.ts';
import { installDatabase, readyDatabase } from './ready-database.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await testDatabase();
  db = openDatabase(database.url, 1);
});
afterEach(async () => {
  await db.destroy();
  await database.close();
});

const isDemo = /^The database of DATABASE_URL belongs to a demonstration, .+ SHOP_ENV is production: .+\.$/;
const isProduction = /^The database of DATABASE_URL belongs to a shop in production and SHOP_ENV is demo: .+\.$/;

test('an empty database is marked at its first start, and refuses the other kind of shop from then on', async () => {
  await installDatabase(database.url, 'production');
  expect(await installedAs(runOn(db))).toBe('production');
  await expect(readyDatabase(database.url, 'demo')).rejects.toThrow(isProduction);
  await readyDatabase(database.url, 'production');
});

test('the database of a demonstration is refused in production', async () => {
  await readyDatabase(database.url, 'demo');
  await expect(readyDatabase(database.url, 'production')).rejects.toThrow(isDemo);
});

test.each([
  ['v11/2000/2026-11', 'production', isDemo],
  ['operator', 'demo', isProduction],
] as const)(
  'one that was filled (%s) before there was a mark is not taken for %s, and not even migrated',
  async (fingerprint, shopEnv, refusal) => {
    await migrate(db);
    await sql`insert into catalogue_seed (fingerprint) values (${fingerprint})`.execute(db);
    await expect(markInstallation(runOn(db), shopEnv)).rejects.toThrow(refusal);
    await sql`drop table installation`.execute(db);
    await sql`delete from schema_migration where name = '0017-installation'`.execute(db);
    await expect(installDatabase(database.url, shopEnv)).rejects.toThrow(refusal);
    expect(await missingMigrations(db)).toEqual(['0017-installation']);
  },
);

test.each(['create table wp_posts (id int)', 'create table schema_migration (version text)', 'create table schema_migration (name int)'])(
  'a database of something else (%s) is refused, and gets no table of the shop',
  async (table) => {
    await sql.raw(table).execute(db);
    await sql`create table wp_users (id int)`.execute(db);
    const refusal = /holds tables of something else \(.*wp_users\): name an empty database\.$/;
    await expect(installDatabase(database.url, 'demo')).rejects.toThrow(refusal);
    await expect(readyDatabase(database.url, 'production')).rejects.toThrow(refusal);
    const { rows } = await sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
    expect(rows).toHaveLength(2);
  },
);

test('in production a process brings nothing up to date, and names the command that does', async () => {
  const wanted = /lacks \d+ migrations \(0001-shop, .+\): run "npm run migrate" once, then start again\.$/;
  await expect(readyDatabase(database.url, 'production')).rejects.toThrow(wanted);
  expect(await missingMigrations(db)).toContain('0001-shop');
  await installDatabase(database.url, 'production');
  await sql`delete from schema_migration where name = '0017-installation'`.execute(db);
  await expect(readyDatabase(database.url, 'production')).rejects.toThrow('lacks 1 migrations (0017-installation)');
});

test('a database of a later version is worked on', async () => {
  await installDatabase(database.url, 'production');
  await sql`insert into schema_migration (name) values ('9999-later')`.execute(db);
  await expect(readyDatabase(database.url, 'production')).resolves.toBeUndefined();
});

test('two processes that migrate at once run each migration once', async () => {
  const [one, other] = await Promise.all([installDatabase(database.url, 'demo'), installDatabase(database.url, 'demo')]);
  expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
  expect(await missingMigrations(db)).toEqual([]);
});

test('a migration that finds its table in use lets the customers go first, and comes through afterwards', async () => {
  // The embedded engine runs one transaction at a time: nobody holds a lock beside a migration.
  if (database.engine === 'embedded') return expect(await migrate(db)).toContain('0010-pricing');
  await migrate(db);
  for (const statement of UNDO_PRICING) await sql.raw(statement).execute(db);
  const customer = openDatabase(database.url, 1);
  const retries: string[] = [];
  let leave = (): void => undefined;
  const hasLeft = new Promise<void>((done) => (leave = done));
  let arrived = (): void => undefined;
  const hasArrived = new Promise<void>((done) => (arrived = done));
  const busy = customer.transaction().execute(async (trx) => {
    await sql`select count(*) from promotion_code`.execute(trx);
    arrived();
    await hasLeft;
  });
  await hasArrived;
  const onRetry = (name: string): void => {
    retries.push(name);
    leave();
  };
  expect(await migrate(db, { lockSeconds: 1, pauseMs: 10, onRetry })).toEqual(['0010-pricing']);
  await busy;
  await customer.destroy();
  expect(retries).toEqual(['0010-pricing']);
});

const UNDO_PRICING = [
  `delete from schema_migration where name = '0010-pricing'`,
  `alter table promotion_code drop column products, drop column themes, drop column minisites, drop column uses_per_customer`,
  `alter table purchase drop column promotion`,
  `alter table purchase_change drop column parts, drop column based_on, drop column failure`,
];
