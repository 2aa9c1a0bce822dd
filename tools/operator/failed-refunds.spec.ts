import { checkoutClient, orderOf, stayItems } from '@shop/api/checkout-client';
import { openShop, type OpenShop } from '@shop/api/open-shop';
import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let database: TestDatabase;
let shop: OpenShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refunds-'));
  database = await testDatabase();
  const now = new Date('2030-06-01T10:00:00Z');
  shop = await openShop({ ...database, catalogue: smallCatalogue(), now, dataDirectory: folder, outboxSleeps: true });
}, 120_000);

afterAll(async () => {
  await shop?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** `npm run orders -- …`, as a process of its own. */
function orders(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_OPTIONS: '' };
  return new Promise((done) =>
    execFile(process.execPath, [resolve('tools/operator/orders.ts'), ...words], { env }, (failure, out, error) =>
      done({ code: failure ? Number(failure.code) : 0, out, error }),
    ),
  );
}

test('refunds that failed are listed until a transfer is noted, with its reference, who made it and why', async () => {
  expect(await orders('refunds')).toMatchObject({ code: 0, out: 'No refund has failed.\n' });
  const { opened } = await checkoutClient(shop.app).sell(orderOf(stayItems(), 12_000));
  const failed = { key: 'cancelled-1', intent_id: opened.paymentIntentId, amount_cents: 9_605, done_at: null };
  await shop.db
    .insertInto('payment_refund')
    .values({ ...failed, failed_at: new Date('2030-06-11T10:00:00Z') })
    .execute();
  const { booking_number: number } = await shop.db.selectFrom('purchase').select('booking_number').executeTakeFirstOrThrow();
  const line = `cancelled-1: booking ${number}, 96.05 EUR, failed 2030-06-11`;
  expect((await orders('refunds')).out).toBe(`${line}\n1 to be given in another way.\n`);

  const transfer = ['transfer', 'cancelled-1', '--reference', 'SCT 1', '--by', 'Anne Martin', '--reason', 'card closed'];
  expect((await orders(...transfer.slice(0, 4))).code).toBe(2);
  expect(await orders(...transfer)).toMatchObject({ code: 0, out: '96.05 EUR are noted as transferred.\n' });
  expect(await orders(...transfer)).toMatchObject({ code: 1, out: '' });
  expect((await orders('refunds')).out).toBe('No refund has failed.\n');
  const row = await shop.db.selectFrom('payment_refund').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ transfer_reference: 'SCT 1', transferred_by: 'Anne Martin', transfer_reason: 'card closed' });
}, 120_000);
