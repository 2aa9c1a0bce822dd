import { smallCatalogue } from '@shop/testing';
import { sql } from 'kysely';
import { deferred } from '../../testing/deferred.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { imbalances, findAllImbalances } from '../find-imbalances.ts';
import { checkHistory } from './check-history.ts';
import { checkQueued } from './check-queue.ts';
import { knownImbalances, readLedgerChecks } from './known-imbalances.ts';
import { searchedByIndex } from './searched-by-index.test-utils.ts';

// No job of the shop checks beside the test.
const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 100 }), outboxSleeps: true });
const NIGHT = new Date('2030-06-02T02:30:00Z');
const NEXT_NIGHT = new Date('2030-06-03T02:30:00Z');

const sold = async () => (await shop.checkout.sell(orderOf(stayItems(), 12_000))).opened.orderUUID as string;
const known = () => knownImbalances(shop.db);
const queued = () => shop.db.selectFrom('ledger_check_queue').select('key').orderBy('id').execute();
const takes = (uuid: string, cents: number) =>
  shop.db.updateTable('payment_intent').set({ amount_cents: cents }).where('purchase_uuid', '=', uuid).execute();

/** As somebody writes who has switched the triggers off. */
async function pastTriggers(work: () => Promise<unknown>): Promise<void> {
  const tables = ['payment_intent', 'journal_line'];
  for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(shop.db);
  await work();
  for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(shop.db);
}

afterEach(async () => {
  await checkQueued(shop.db);
  expect(await known()).toEqual(await findAllImbalances(shop.db));
});

test('an order that moved is checked once, and found by its two accounts where it does not agree', async () => {
  const uuid = await sold();
  await checkQueued(shop.db);
  expect([await queued(), await known()]).toEqual([[], []]);
  await takes(uuid, 11_000);
  await checkQueued(shop.db);
  expect(await known()).toEqual(
    expect.arrayContaining([
      { subject: uuid, account: 'clearing', ledger: 12_000, expected: 11_000 },
      { subject: uuid, account: 'receivable', ledger: 0, expected: 1_000 },
    ]),
  );
  expect(await readLedgerChecks(shop.db)).toMatchObject({ unbalanced: 1, queueAge: 0 });
});

test('what agrees again is known no longer', async () => {
  const uuid = (await known())[0]!.subject;
  await takes(uuid, 12_000);
  await checkQueued(shop.db);
  expect([await known(), (await readLedgerChecks(shop.db)).unbalanced]).toEqual([[], 0]);
});

test('a gift that is worth something else than the ledger says is named by the last letters of its code', async () => {
  const { opened } = await shop.checkout.sell(orderOf({ giftCardItem: { amount: 10_000 } }, 10_000));
  const gifts = shop.db.updateTable('gift_voucher').where('order_uuid', '=', opened.orderUUID);
  const { code } = await gifts.set({ remaining_cents: 9_000 }).returning('code').executeTakeFirstOrThrow();
  await checkQueued(shop.db);
  expect(await known()).toEqual([{ subject: `…${code.slice(-4)}`, account: 'giftLiability', ledger: 10_000, expected: 9_000 }]);
  await gifts.set({ remaining_cents: 10_000 }).execute();
});

test('a payment without an entry is found when its grace is over, though nothing moves then', async () => {
  const uuid = await sold();
  await checkQueued(shop.db);
  await shop.db
    .insertInto('payment_intent')
    .values({ id: 'pi_forgotten', purchase_uuid: uuid, amount_cents: 500, status: 'succeeded' })
    .execute();
  await checkQueued(shop.db);
  expect([await known(), await queued()]).toEqual([[], [{ key: uuid }]]);
  const forgotten = shop.db.updateTable('payment_intent').where('id', '=', 'pi_forgotten');
  await pastTriggers(() => forgotten.set({ updated_at: sql`now() - interval '16 minutes'` }).execute());
  await checkQueued(shop.db);
  expect(await known()).toContainEqual({ subject: uuid, account: 'clearing', ledger: 12_000, expected: 12_500 });
  expect(await queued()).toEqual([]);
  await shop.db.deleteFrom('payment_intent').where('id', '=', 'pi_forgotten').execute();
});

test('what was written past the triggers is found in the night, and once mended it is gone the next night', async () => {
  const uuid = await sold();
  await checkQueued(shop.db);
  await pastTriggers(async () => {
    await takes(uuid, 12_100);
    await sql`insert into journal_line (entry_id, position, account, amount_cents)
      select min(id), 9, 'fees', 7 from journal_entry where purchase_uuid = ${uuid}`.execute(shop.db);
  });
  await checkQueued(shop.db);
  expect(await known()).toEqual([]);
  await checkHistory(shop.db, NIGHT);
  expect((await known()).map(({ subject, account }) => [subject, account])).toEqual(
    expect.arrayContaining([
      [uuid, 'clearing'],
      [uuid, 'entry'],
    ]),
  );
  await pastTriggers(async () => {
    await takes(uuid, 12_000);
    await shop.db.deleteFrom('journal_line').where('position', '=', 9).execute();
  });
  await checkHistory(shop.db, NIGHT);
  expect(await known()).not.toEqual([]);
  await checkHistory(shop.db, NEXT_NIGHT);
  expect(await known()).toEqual([]);
  expect((await readLedgerChecks(shop.db)).historyAge).toBeGreaterThanOrEqual(0);
});

test('a check of the whole history that was interrupted resumes, and starts again the next night', async () => {
  const [early, late] = [await sold(), await sold()];
  await checkQueued(shop.db);
  await pastTriggers(async () => {
    await takes(early, 11_000);
    await takes(late, 11_000);
  });
  const after = shop.db
    .selectFrom('journal_entry')
    .select((of) => of.fn.max('id').as('id'))
    .where('purchase_uuid', '=', early);
  const { id } = await after.executeTakeFirstOrThrow();
  await shop.db
    .updateTable('ledger_check_progress')
    .set({ position: String(id) })
    .where('part', '=', 'journal')
    .execute();
  await checkHistory(shop.db, NEXT_NIGHT);
  expect(new Set((await known()).map(({ subject }) => subject))).toEqual(new Set([late]));
  await checkHistory(shop.db, new Date('2030-06-04T02:30:00Z'));
  expect(new Set((await known()).map(({ subject }) => subject))).toEqual(new Set([early, late]));
  await takes(early, 12_000);
  await takes(late, 12_000);
});

test('a movement that is committed after later ones were checked is checked all the same', async () => {
  if (shop.engine === 'embedded') return expect(shop.engine).toBe('embedded');
  const uuid = await sold();
  const run = deferred();
  const late = shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('payment_intent').set({ amount_cents: 11_000 }).where('purchase_uuid', '=', uuid).execute();
    await run.enter();
  });
  await run.entered;
  await sold();
  await checkQueued(shop.db);
  expect([await known(), await queued()]).toEqual([[], []]);
  run.open();
  await late;
  await checkQueued(shop.db);
  expect((await known()).map(({ subject }) => subject)).toContain(uuid);
  await takes(uuid, 12_000);
});

test('a piece is counted along indexes alone; the whole is not', async () => {
  const uuid = await sold();
  await shop.db.insertInto('gift_voucher').values(giftCard('INDEXED', 1_000)).execute();
  const subjects = { orders: [uuid], gifts: ['INDEXED'], entries: [1, 2] };
  expect(await searchedByIndex(shop.db, imbalances({ subjects }))).toEqual({ whole: [] });
  expect((await searchedByIndex(shop.db, imbalances({}))).whole).toEqual(expect.arrayContaining(['journal_entry', 'journal_line']));
});
