import { sql } from 'kysely';
import { decideRefund } from '../../care/care-refunds.ts';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { TestProvider } from '../../payments/test-provider.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ outboxSleeps: true });
const INES = 'ines@shop.example';
const TOM = 'tom@shop.example';

async function columnsThatName(colleague: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.db);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const hits = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${colleague}%`} limit 1`.execute(
      shop.db,
    );
    if (hits.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

async function erasedAfterTenYears(uuid: string): Promise<void> {
  const tenYearsAgo = sql<Date>`created_at - interval '10 years 1 day'`;
  await shop.db.updateTable('purchase').set({ created_at: tenYearsAgo }).where('uuid', '=', uuid).execute();
  await runJobs({ db: shop.db, psp: new TestProvider(shop.db, 0), now: () => shop.time.now });
}

/** An order that two colleagues wrote about, gave money back for and transferred a refund of. */
async function orderOfCare(): Promise<string> {
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const uuid = opened.orderUUID as string;
  const care = { purchase_uuid: uuid, colleague: INES };
  await shop.db
    .insertInto('care_note')
    .values({ ...care, id: '00000000-0000-4000-8000-000000000001', note: 'Called' })
    .execute();
  const refund = { reason: 'No hot water', amount_cents: 1_000, status: 'done' as const, decided_by: TOM };
  await shop.db
    .insertInto('care_refund')
    .values({ ...care, id: '00000000-0000-4000-8000-000000000002', ...refund })
    .execute();
  await shop.db
    .insertInto('care_correction')
    .values({ ...care, gift: 'gift/1', value_cents: 1_000, from_hash: 'a', to_hash: 'b', status: 'waiting' })
    .execute();
  const { id } = await shop.db.selectFrom('payment_intent').select('id').where('purchase_uuid', '=', uuid).executeTakeFirstOrThrow();
  const transfer = { transfer_reference: 'SCT 1', transferred_by: INES, transfer_reason: 'Card closed' };
  await shop.db
    .insertInto('payment_refund')
    .values({ key: 'transferred', intent_id: id, amount_cents: 1, done_at: sql`now()`, ...transfer })
    .execute();
  return uuid;
}

test('colleagues of customer care are forgotten with the order that they gave money back for', async () => {
  const uuid = await orderOfCare();
  expect(await columnsThatName(INES)).toEqual([
    'care_correction.colleague',
    'care_note.colleague',
    'care_refund.colleague',
    'payment_refund.transferred_by',
  ]);
  expect(await columnsThatName(TOM)).toEqual(['care_refund.decided_by']);
  await erasedAfterTenYears(uuid);
  expect([...(await columnsThatName(INES)), ...(await columnsThatName(TOM))]).toEqual([]);
  const refund = shop.db.selectFrom('care_refund').select(['amount_cents', 'status']).where('purchase_uuid', '=', uuid);
  expect(await refund.execute()).toEqual([{ amount_cents: 1_000, status: 'done' }]);
});

test('a correction of a gift’s address is forgotten after three years, as its record is, and not a day before', async () => {
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const correction = { purchase_uuid: opened.orderUUID as string, value_cents: 1_000, from_hash: 'a', to_hash: 'b', colleague: INES };
  const daysFromThreeYears = { 'gift/1': 1, 'gift/2': -1 };
  for (const [gift, days] of Object.entries(daysFromThreeYears)) {
    const created_at = sql<Date>`now() - interval '3 years' - ${days} * interval '1 day'`;
    await shop.db
      .insertInto('care_correction')
      .values({ ...correction, gift, status: 'waiting', created_at })
      .execute();
  }
  await runJobs({ db: shop.db, psp: new TestProvider(shop.db, 0), now: () => shop.time.now });
  expect(await shop.db.selectFrom('care_correction').select('gift').execute()).toEqual([{ gift: 'gift/2' }]);
});

test('a refund whose requester is forgotten is confirmed by nobody, and may be refused', async () => {
  const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const uuid = opened.orderUUID as string;
  const id = '00000000-0000-4000-8000-000000000003';
  const waiting = { reason: 'No hot water', amount_cents: 1_000, status: 'waiting' as const, decided_by: null };
  await shop.db
    .insertInto('care_refund')
    .values({ id, purchase_uuid: uuid, colleague: INES, ...waiting })
    .execute();
  await erasedAfterTenYears(uuid);
  const decide = (decision: 'confirm' | 'refuse') => {
    const supervisor = { colleague: TOM, role: 'supervisor' as const, reason: 'Open refunds' };
    return decideRefund({ db: shop.db, now: shop.time.now }, supervisor, { id, uuid, key: decision, decision });
  };
  await expect(decide('confirm')).rejects.toMatchObject({ problem: { code: 'SECOND_PERSON_NEEDED' } });
  expect(await decide('refuse')).toMatchObject({ status: 'refused' });
});
