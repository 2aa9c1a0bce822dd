import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stockBoxes } from '../../gifts/gift-rows.test-utils.ts';
import { setBoxStock } from '../../gifts/stock/operator-box-stock.ts';
import { checkoutClient, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { planned } from '../../payments/schedule/write-schedule.ts';
import { savePartners } from '../../partners/registry/save-partners.ts';
import { openMetrics } from '../../platform/observability/open-metrics.ts';
import { ShopState } from './shop-state.ts';
import type { StateQuery } from './state-queries.ts';

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'shop-state-'));
  database = await shopDatabase();
  shop = await openShop({
    url: database.url,
    pool: database.pool,
    catalogue: smallCatalogue({ stock: 9 }),
    now: new Date('2030-05-20T09:00:00Z'),
    dataDirectory,
    outboxSleeps: true,
  });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** What a scrape says at this moment, comments apart. */
async function scrape(queries?: readonly StateQuery[]): Promise<string[]> {
  const metrics = openMetrics();
  await new ShopState(metrics, shop.db, { ...(queries && { queries }), storedMs: 0, databaseMs: 60_000 }).refresh();
  return (await metrics.registry.metrics()).split('\n').filter((line) => !line.startsWith('#'));
}

describe('what the database knows of the shop', () => {
  test('a mail that has left nobody waits in the outbox, by its kind and with its age', async () => {
    await checkoutClient(shop.app).sell(orderOf(stayItems(), 12_000));
    await sql`update outbox set created_at = now() - interval '20 minutes', attempts = 4`.execute(shop.db);
    const lines = await scrape();
    expect(lines).toContain('shop_outbox_waiting{kind="confirmationMail"} 1');
    expect(lines).toContainEqual(expect.stringMatching(/^shop_outbox_oldest_seconds\{kind="confirmationMail"\} 12\d\d$/));
    expect(lines).toContain('shop_outbox_failing{kind="confirmationMail"} 1');
    expect(lines).toContain('shop_outbox_waiting{kind="refund"} 0');
  });

  test('a refund that a bank has sent back waits for a person, and is counted until it is given', async () => {
    const intent = await shop.db.selectFrom('payment_intent').select('id').executeTakeFirstOrThrow();
    const refund = { key: 'sent-back', intent_id: intent.id, amount_cents: 500, done_at: null, failed_at: sql<Date>`now()` };
    await shop.db.insertInto('payment_refund').values(refund).execute();
    expect(await scrape()).toEqual(
      expect.arrayContaining(['shop_refunds_failed 1', 'shop_refunds_waiting 0', 'shop_refunds_oldest_seconds 0']),
    );
    await shop.db.deleteFrom('payment_refund').where('key', '=', 'sent-back').execute();
    expect(await scrape()).toContain('shop_refunds_failed 0');
  });

  test('a night of which more was sold than there is shows, one that is sold out does not', async () => {
    await sql`update room_stock set stock[1] = 0`.execute(shop.db);
    expect(await scrape()).toContain('shop_oversold_room_months 0');
    await sql`update room_stock set stock[1] = -1
      where (hotel_id, room_id, month) in (select hotel_id, room_id, month from room_stock limit 1)`.execute(shop.db);
    expect(await scrape()).toContain('shop_oversold_room_months 1');
  });

  test('a payment that succeeded and whose order stays open is counted after five minutes', async () => {
    const { uuid } = await shop.db.selectFrom('purchase').select('uuid').executeTakeFirstOrThrow();
    await sql`update purchase set status = 'pending' where uuid = ${uuid}`.execute(shop.db);
    expect(await scrape()).toContain('shop_payments_without_order 0');
    await sql`update payment_intent set updated_at = now() - interval '6 minutes'`.execute(shop.db);
    expect(await scrape()).toContain('shop_payments_without_order 1');
  });

  test('an instalment whose charge began more than an hour ago is stuck, a debit that its bank has is so after two weeks', async () => {
    const { uuid } = await shop.db.selectFrom('purchase').select('uuid').executeTakeFirstOrThrow();
    const [{ id }] = (await shop.db
      .insertInto('payment_schedule')
      .values({ ...planned({ uuid, number: 1, day: '2030-05-20', amount: 100 }), status: 'charging' })
      .returning('id')
      .execute()) as [{ id: string }];
    const began = (ago: string) =>
      sql`update payment_schedule set charging_since = now() - ${ago}::interval where id = ${id}`.execute(shop.db);
    await began('59 minutes');
    expect(await scrape()).toContain('shop_instalments_stuck 0');
    await began('61 minutes');
    expect(await scrape()).toContain('shop_instalments_stuck 1');
    const debit = { id: 'pi_debit', purchase_uuid: uuid, change_id: null, instalment_id: id, amount_cents: 100, method: 'off-session' };
    await shop.db
      .insertInto('payment_intent')
      .values({ ...debit, status: 'processing' })
      .execute();
    expect(await scrape()).toContain('shop_instalments_stuck 0');
    await began('15 days');
    expect(await scrape()).toContain('shop_instalments_stuck 1');
    await sql`delete from payment_intent where id = 'pi_debit'`.execute(shop.db);
    await sql`delete from payment_schedule where id = ${id}`.execute(shop.db);
  });

  test("of a week's charges without the customer those that are declined are counted, none that a customer was present at", async () => {
    const { uuid } = await shop.db.selectFrom('purchase').select('uuid').executeTakeFirstOrThrow();
    const due = (number: number, ago: number, state: object) =>
      shop.db
        .insertInto('payment_schedule')
        .values({
          ...planned({ uuid, number, day: '2030-05-20', amount: 100 }),
          ...state,
          due_day: sql<string>`current_date - ${ago}::int`,
        })
        .execute();
    await due(1, 0, { status: 'failed', attempts: 1 });
    await due(2, 6, { status: 'paid', attempts: 2 });
    await due(3, 6, { status: 'paid', attempts: 0 });
    await due(4, 7, { status: 'failed', attempts: 4 });
    expect(await scrape()).toEqual(expect.arrayContaining(['shop_instalments_week_charged 2', 'shop_instalments_week_declined 1']));
    await shop.db.deleteFrom('payment_schedule').where('purchase_uuid', '=', uuid).execute();
  });

  test('an instalment that a withdrawn payment has stopped is counted from two weeks before the guests arrive until they do', async () => {
    const { uuid, status, checkin } = await shop.db.selectFrom('purchase').select(['uuid', 'status', 'checkin']).executeTakeFirstOrThrow();
    const stopped = { ...planned({ uuid, number: 1, day: '2030-05-20', amount: 100 }), stopped: 'disputed' as const };
    await shop.db.insertInto('payment_schedule').values(stopped).execute();
    const arrives = (days: number) =>
      sql`update purchase set status = 'paid', checkin = current_date + ${days}::int where uuid = ${uuid}`.execute(shop.db);
    for (const [days, count] of [
      [15, 0],
      [14, 1],
      [0, 1],
      [-1, 0],
    ] as const) {
      await arrives(days);
      expect(await scrape()).toContain(`shop_instalments_stopped ${count}`);
    }
    await shop.db.updateTable('purchase').set({ status, checkin }).where('uuid', '=', uuid).execute();
    await shop.db.deleteFrom('payment_schedule').where('purchase_uuid', '=', uuid).execute();
  });

  test('a hotel that refuses a booking is unanswered, and a message that no process sends is overdue', async () => {
    await sql`delete from partner_message`.execute(shop.db);
    await checkoutClient(shop.app).sell(orderOf(stayItems(), 12_000));
    const hotel = [{ kind: 'hotel', placeId: 1 }] as const;
    await savePartners(
      shop.db,
      [
        {
          id: 'reception',
          name: 'Reception',
          locale: 'fr_FR',
          channel: 'mail',
          email: 'reception@hotel.example',
          active: true,
          places: hotel,
        },
      ],
      shop.time.now,
    );
    await sql`update partner_message set next_attempt_at = now() - interval '20 minutes'`.execute(shop.db);
    const waiting = await scrape();
    expect(waiting).toContain('shop_partner_messages_overdue_seconds 1200');
    expect(waiting).toContain('shop_partners_unanswered 0');
    await sql`update partner_message set state = 'refused', answer = 'The room is closed'`.execute(shop.db);
    const refused = await scrape();
    expect(refused).toEqual(
      expect.arrayContaining([
        'shop_partners_unanswered 1',
        'shop_partner_messages_unanswered 1',
        'shop_partner_messages_overdue_seconds 0',
      ]),
    );
  });

  test('a printed box that is counted says how many are left, down to none; one that is not, or is off sale, says nothing', async () => {
    await stockBoxes(shop.db);
    const stock = async () => (await scrape()).filter((line) => line.startsWith('shop_box_stock_pieces{'));
    expect(await stock()).toEqual([]);
    for (const pieces of [3, 0]) {
      await setBoxStock(shop.db, 'SPABOX', pieces);
      expect(await stock()).toEqual([`shop_box_stock_pieces{code="SPABOX"} ${pieces}`]);
    }
    await shop.db.updateTable('box').set({ published: false }).where('code', '=', 'SPABOX').execute();
    expect(await stock()).toEqual([]);
  });

  test('a query that fails leaves its metric without a value, and the others with theirs', async () => {
    const gauge = (name: string) => [{ name, help: 'Help.' }];
    const broken: StateQuery = { gauges: gauge('shop_broken'), read: () => Promise.reject(new Error('no such table')) };
    const whole: StateQuery = { gauges: gauge('shop_whole'), read: () => Promise.resolve([{ name: 'shop_whole', value: 3 }]) };
    const lines = await scrape([broken, whole]);
    expect(lines.filter((line) => /^shop_(broken|whole)/.test(line))).toEqual(['shop_whole 3']);
    expect(lines).toContain('shop_database_up 1');
  });
});
