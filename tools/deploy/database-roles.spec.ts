import { BUYER, checkoutClient, drainOutbox, orderOf, stayItems } from '@shop/api/checkout-client';
import { closeLedgerDay } from '@shop/api/ledger';
import { openShop, type OpenShop } from '@shop/api/open-shop';
import { smallCatalogue } from '@shop/testing';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { checkRole } from '../doctor/check-database.ts';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { scratchFolder } from '../test/scratch.ts';

const run = promisify(execFile);
const NOW = new Date('2030-05-20T09:00:00Z');
const DAY_MS = 86_400_000;

let folder: string;
let postgres: Postgres | undefined;
let shop: OpenShop;
let env: NodeJS.ProcessEnv;

const operator = async (...words: string[]) => (await run(process.execPath, words, { env })).stdout;

beforeAll(async () => {
  folder = scratchFolder('roles-');
  postgres = await startPostgres(folder);
  if (!postgres) return;
  await inDatabase(postgres.url, 'create role shop_owner login; create role shop_app login');
  await inDatabase(postgres.url, 'create database roles owner shop_owner');
  const url = addressOf('shop_app');
  env = { ...process.env, SHOP_ENV: '', DATABASE_URL: url, DATABASE_OWNER_URL: addressOf('shop_owner') };
  expect(await operator('tools/operator/migrate.ts')).toMatch(/up to date, for production\.$/m);
  shop = await openShop({ url, pool: 4, catalogue: smallCatalogue(), now: NOW, dataDirectory: folder });
});

afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a role that may read and write rows alone sells, cancels, keeps the books and takes a catalogue in', async () => {
  // The embedded database knows one role.
  if (!postgres) return expect(postgres).toBeUndefined();
  const checkout = checkoutClient(shop.app);
  const { opened } = await checkout.sell(orderOf(stayItems(), 12_000));
  const { email } = BUYER.email;
  const cancellation = `/gateway/bookings/${opened.orderUUID}/cancellation`;
  const requested = await checkout.post(cancellation, { email, expectedRefund: 0 });
  expect(await checkout.post(cancellation, { email, expectedRefund: requested.body.amount })).toMatchObject({ status: 200 });
  await drainOutbox(shop.outbox);
  expect([...shop.mails.values()]).toHaveLength(2);
  const closed = await closeLedgerDay(env.DATABASE_URL!, { day: '2030-05-20', now: new Date(NOW.getTime() + DAY_MS) });
  expect(closed).toMatchObject({ isFine: true });
  expect(await operator('tools/operator/ledger.ts', 'balance')).toContain('The ledger balances.');
  const file = join(folder, 'catalogue.jsonl');
  writeFileSync(file, await operator('docs/examples/write-catalogue.mjs'));
  await operator('tools/operator/catalogue.ts', 'import', file);
  await operator('tools/content/content.ts', 'import', 'docs/examples/content');
  expect(await operator('tools/operator/migrate.ts')).toMatch(/up to date, for production\.$/m);
  expect(await checkRole(shop.db)).toMatchObject({ state: 'ok', says: 'shop_app reads and writes rows, and alters nothing' });
});

test.each([
  'create table more (id int)',
  'alter table purchase add column more int',
  'drop trigger journal_line_append_only on journal_line',
  'alter table invoice disable trigger all',
  'truncate journal_entry',
  'delete from schema_migration',
  'create role another',
])('it may not "%s"', async (statement) => {
  if (!postgres) return expect(postgres).toBeUndefined();
  await expect(inDatabase(env.DATABASE_URL!, statement)).rejects.toMatchObject({ code: '42501' });
});

function addressOf(role: string): string {
  const url = new URL(postgres!.url);
  url.username = role;
  url.pathname = '/roles';
  return url.href;
}

async function inDatabase(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
