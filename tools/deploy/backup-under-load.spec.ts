import { checkoutClient, orderOf, stayItems } from '@shop/api/checkout-client';
import { openShop, type OpenShop } from '@shop/api/open-shop';
import { findAllImbalances } from '@shop/api/find-imbalances';
import { smallCatalogue } from '@shop/testing';
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { scratchFolder } from '../test/scratch.ts';

const run = promisify(execFile);
const STOCK = 5000;
const NOW = new Date('2030-05-20T09:00:00Z');

let folder: string;
let postgres: Postgres | undefined;
let shop: OpenShop;

beforeAll(async () => {
  folder = scratchFolder('backup-');
  postgres = await startPostgres(folder);
  if (postgres)
    shop = await openShop({ url: postgres.url, pool: 10, catalogue: smallCatalogue({ stock: STOCK }), now: NOW, dataDirectory: folder });
});

afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a backup taken while orders run is restored with every order that was confirmed before it, and its ledger balances', async () => {
  // The embedded database has no dump: without PostgreSQL's own programs there is nothing to restore.
  if (!postgres) return expect(postgres).toBeUndefined();
  const confirmed: string[] = [];
  let isOver = false;
  const { promise: isUnderWay, resolve: underWay } = Promise.withResolvers<void>();
  const buyers = [1, 2, 3, 4].map(async () => {
    while (!isOver) {
      confirmed.push(await sellOne(shop));
      if (confirmed.length === 12) underWay();
    }
  });
  await Promise.race([isUnderWay, Promise.all(buyers)]);
  const before = [...confirmed];
  const dump = join(folder, 'shop.dump');
  await run('pg_dump', ['-Fc', '-f', dump, postgres.url]);
  isOver = true;
  await Promise.all(buyers);
  expect(confirmed.length).toBeGreaterThan(before.length);

  const restored = await emptyDatabase(postgres.url);
  await run('pg_restore', ['--exit-on-error', '--no-acl', '-d', restored, dump]);
  const again = await openShop({ url: restored, pool: 4, catalogue: {}, now: NOW, dataDirectory: folder });
  try {
    const orders = await again.db.selectFrom('purchase').select(['uuid', 'amount_cents']).where('status', '=', 'paid').execute();
    const stored = new Set(orders.map(({ uuid }) => uuid));
    expect(before.filter((uuid) => !stored.has(uuid))).toEqual([]);
    const left = await again.db.selectFrom('room_stock').select('stock').where('month', '=', '2030-06-01').executeTakeFirstOrThrow();
    expect(left.stock[11]! + orders.length).toBe(STOCK);
    expect(await findAllImbalances(again.db, { graceMinutes: 0 })).toEqual([]);
    // An order without a journal would balance, too: each has its payment in it, and the accounts hold what was paid.
    const payments = again.db.selectFrom('journal_entry').where('kind', '=', 'payment');
    const journal = await payments
      .innerJoin('journal_line', 'journal_line.entry_id', 'journal_entry.id')
      .select(['purchase_uuid', 'amount_cents'])
      .where('account', '=', 'clearing')
      .execute();
    const sorted = (rows: readonly { uuid: string | null; cents: number }[]) =>
      rows.map(({ uuid, cents }) => `${uuid ?? ''} ${cents}`).sort();
    expect(sorted(journal.map(({ purchase_uuid: uuid, amount_cents: cents }) => ({ uuid, cents })))).toEqual(
      sorted(orders.map(({ uuid, amount_cents: cents }) => ({ uuid, cents }))),
    );
    // It sells at once.
    expect(stored.has(await sellOne(again))).toBe(false);
  } finally {
    await again.close();
  }
});

async function sellOne({ app }: OpenShop): Promise<string> {
  const { start, pay, buy } = checkoutClient(app);
  const order = orderOf(stayItems(), 12_000);
  const { body: opened } = await start(order);
  const { paymentIntentId } = opened as { paymentIntentId: string };
  await pay(paymentIntentId);
  const { status, body } = await buy(order, paymentIntentId);
  if (status !== 200) throw new Error(`An order was refused: ${status} ${JSON.stringify(body)}`);
  return (body as { booking: { orderUUID: string } }).booking.orderUUID;
}

async function emptyDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('create database restored');
  await client.end();
  const url = new URL(server);
  url.pathname = '/restored';
  return url.href;
}
