import { sql } from 'kysely';
import { pdfText } from '../../documents/pdf-text.test-utils.ts';
import { stockBoxes, stockExtras } from '../../gifts/gift-rows.test-utils.ts';
import { eraseOldDeliveries } from '../../partners/messages/erase-deliveries.ts';
import { BUYER, orderCookie, orderOf } from '../../testing/checkout-client.ts';
import { TestProvider } from '../../payments/test-provider.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';

const shop = shopOfFile({ outboxSleeps: true });
const TO = { name: 'Bram Claes', addressLine: 'Grote Markt 17', postalCode: '2000', city: 'Antwerpen', country: 'BE' };
const FORGOTTEN = { name: '', addressLine: '', postalCode: '', city: '', country: 'BE' };

beforeAll(async () => {
  await stockBoxes(shop.db);
  await stockExtras(shop.db);
});

/** A printed box without a word on it, whose parcel was packed or was not. */
async function sentBox(state: 'toPack' | 'sent'): Promise<string> {
  const boxItem = { code: 'SPABOX', format: 'physical', shippingAddress: TO };
  const { opened } = await shop.checkout.sell(orderOf({ boxItem }, 12_690));
  const uuid = opened.orderUUID as string;
  await shop.db.updateTable('parcel').set({ state }).where('purchase_uuid', '=', uuid).execute();
  return uuid;
}

/** The same as a clock that has gone on. */
async function daysPass(uuid: string, days: number): Promise<void> {
  const past = sql<Date>`created_at - make_interval(days => ${days}::int)`;
  await shop.db.updateTable('purchase').set({ created_at: past }).where('uuid', '=', uuid).execute();
  await runJobs({ db: shop.db, psp: new TestProvider(shop.db, 0), now: () => shop.time.now });
}

async function addressesIn(uuid: string) {
  const { gift, request } = await shop.db
    .selectFrom('purchase')
    .select(['gift', 'request'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const sold = gift as { shippingAddress: object };
  return [sold.shippingAddress, (request as { boxItem: { shippingAddress: object } }).boxItem.shippingAddress];
}

test('where a parcel went is forgotten in its order after ninety days, but for the country; who bought it is not', async () => {
  const uuid = await sentBox('sent');
  await daysPass(uuid, 89);
  expect(await addressesIn(uuid)).toEqual([TO, TO]);
  await daysPass(uuid, 2);
  expect(await addressesIn(uuid)).toEqual([FORGOTTEN, FORGOTTEN]);
  const order = await shop.db.selectFrom('purchase').select(['email', 'buyer']).where('uuid', '=', uuid).executeTakeFirstOrThrow();
  expect(order).toMatchObject({ email: BUYER.email.email, buyer: { firstName: BUYER.firstName } });
});

test.each(['sent_at', 'returned_at'] as const)(
  'a parcel keeps its address until it is packed, and for thirty days after its last movement (%s)',
  async (moved) => {
    const uuid = await sentBox('toPack');
    const move = (days: number) => {
      const past = sql<Date>`now() - make_interval(days => ${days}::int)`;
      const state = moved === 'sent_at' ? 'sent' : 'returned';
      const sent_at = moved === 'sent_at' ? past : sql<Date>`now() - interval '60 days'`;
      return shop.db
        .updateTable('parcel')
        .set({ state, sent_at, [moved]: past })
        .where('purchase_uuid', '=', uuid)
        .execute();
    };
    await daysPass(uuid, 91);
    expect(await addressesIn(uuid)).toEqual([TO, TO]);
    for (const days of [0, 29]) {
      await move(days);
      await daysPass(uuid, 0);
      expect(await addressesIn(uuid)).toEqual([TO, TO]);
    }
    await move(31);
    await daysPass(uuid, 0);
    expect(await addressesIn(uuid)).toEqual([FORGOTTEN, FORGOTTEN]);
  },
);

test('the address stands in no table any more once order, parcel and messages are forgotten', async () => {
  const uuid = await sentBox('sent');
  await daysPass(uuid, 91);
  await eraseOldDeliveries(shop.db, new Date(shop.time.now.getTime() + 91 * 86_400_000));
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    shop.db,
  );
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} as row where row::text like '%Grote Markt 17%' limit 1`.execute(shop.db);
    expect([name, found.rows.length]).toEqual([name, 0]);
  }
});

test('a paper of an order whose parcel is forgotten shows no address', async () => {
  const uuid = await sentBox('sent');
  const url = `/gateway/orders/${uuid}/confirmation.pdf`;
  const paper = async () => pdfText((await shop.app.inject({ url, headers: orderCookie(url) })).rawPayload);
  expect(await paper()).toContain('Bram Claes, Grote Markt 17, 2000 Antwerpen, Belgique');
  await daysPass(uuid, 91);
  const after = await paper();
  expect(after).toContain('Parenthèse au spa');
  expect(after).not.toMatch(/Claes|Belgique/);
});

test('the row of a parcel that was sent late keeps its address as long as its order', async () => {
  const uuid = await sentBox('sent');
  const daysOn = (days: number) => new Date(shop.time.now.getTime() + days * 86_400_000);
  await shop.db
    .updateTable('parcel')
    .set({ sent_at: daysOn(80) })
    .where('purchase_uuid', '=', uuid)
    .execute();
  const content = async () =>
    (await shop.db.selectFrom('parcel').select('content').where('purchase_uuid', '=', uuid).executeTakeFirstOrThrow()).content;
  await eraseOldDeliveries(shop.db, daysOn(109));
  expect(await content()).toMatchObject({ address: { city: 'Antwerpen' } });
  await eraseOldDeliveries(shop.db, daysOn(111));
  expect(await content()).not.toHaveProperty('address');
});
