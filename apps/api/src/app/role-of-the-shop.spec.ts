import { sql } from 'kysely';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { TestProvider } from '../payments/test-provider.ts';
import { openDatabase } from '../platform/database/database.ts';
import { grantRows } from '../platform/database/grant-rows.ts';
import { BUYER, checkoutClient, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { otherProcess } from '../testing/other-process.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

/** As production's processes sign in: they own no table (docs/operating.md, "PostgreSQL"). */
const ROLE = 'role_of_the_shop';

const shop = shopOfFile();

/** The role's own connections; of roles the embedded database has one. */
async function asTheRole() {
  await sql`create role ${sql.id(ROLE)} login`.execute(shop.db);
  await grantRows(shop.databaseUrl, ROLE);
  const url = new URL(shop.databaseUrl);
  url.username = ROLE;
  const db = openDatabase(url.href, 5);
  return {
    db,
    async end() {
      await db.destroy();
      await sql`drop owned by ${sql.id(ROLE)}`.execute(shop.db);
      await sql`drop role ${sql.id(ROLE)}`.execute(shop.db);
    },
  };
}

test('orders and every job, for eleven years, need no more than the rows of the tables, and the books cannot be changed with that', async () => {
  if (shop.engine === 'embedded') return;
  const { db, end } = await asTheRole();
  try {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
    const app = await otherProcess({ ...shop, db }, { dataDirectory, outbox: { runOnce: () => Promise.resolve(0) } });
    const checkout = checkoutClient(app);
    await db.insertInto('gift_voucher').values(giftCard('ROLE', 20_000)).execute();
    const stay = await checkout.sell(orderOf({ ...stayItems(), giftPaymentItems: [{ serialNumber: 'ROLE' }] }, 0));
    const gift = await checkout.sell(orderOf({ giftCardItem: { amount: 5_000 } }, 5_000));
    expect([stay.bought.status, gift.bought.status]).toEqual([200, 200]);
    const refund = { email: BUYER.email.email, expectedRefund: 9_600 };
    expect((await checkout.post(`/gateway/bookings/${stay.opened.orderUUID}/cancellation`, refund)).status).toBe(200);
    await drainOutbox(shop.outbox);
    for (const day of ['2030-06-01', '2030-06-20', '2030-07-15', '2032-02-01', '2034-02-01', '2041-02-01']) {
      shop.time.now = new Date(`${day}T10:00:00Z`);
      await runJobs({ db, psp: new TestProvider(db, 0), now: () => shop.time.now });
    }
    expect(await findAllImbalances(db, { graceMinutes: 0 })).toEqual([]);
    await expect(sql`alter table journal_line disable trigger all`.execute(db)).rejects.toThrow('must be owner');
    await expect(db.updateTable('journal_line').set({ amount_cents: 1 }).execute()).rejects.toThrow();
    await app.close();
  } finally {
    await end();
  }
}, 60_000);
