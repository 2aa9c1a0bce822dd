import { openDatabase, type Database } from '@shop/api/database';
import { shopDatabase } from '@shop/api/shop-database';
import type { TestDatabase } from '@shop/testing';
import { seed } from '../seed.ts';
import { DEMO_CODES } from './vouchers.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await shopDatabase();
}, 120_000);

afterAll(() => database?.close());

const asking = async <T>(question: (open: Database) => Promise<T>): Promise<T> => {
  const open = openDatabase(database.url, 1);
  const answer = await question(open);
  await open.destroy();
  return answer;
};

test('gifts and activities are written anew with the catalogue, the vouchers that people hold stay as they are', async () => {
  await seed(database.url, { today: '2026-11-21', hotels: 8 });
  await asking((open) =>
    open.updateTable('gift_voucher').set({ status: 'used', remaining_cents: 0 }).where('code', '=', DEMO_CODES.box).execute(),
  );
  await seed(database.url, { today: '2026-12-24', hotels: 9 });
  const vouchers = await asking((open) => open.selectFrom('gift_voucher').select(['code', 'status', 'expires_on']).execute());
  expect(vouchers).toHaveLength(60);
  expect(vouchers.find((voucher) => voucher.code === DEMO_CODES.box)).toMatchObject({ status: 'used', expires_on: '2027-11-01' });
  expect(await asking((open) => open.selectFrom('box').select('code').execute())).toHaveLength(60);
  const gifts = await asking((open) =>
    open.selectFrom('single_voucher').innerJoin('stay', 'stay.id', 'single_voucher.stay_id').select('stay_id').execute(),
  );
  expect(gifts.length).toBeGreaterThan(10);
  const parts = await asking((open) => open.selectFrom('activity_product').select('activities').execute());
  const centers = new Set((await asking((open) => open.selectFrom('activity_center').select('id').execute())).map((center) => center.id));
  expect(parts.flatMap((part) => part.activities as { centerId: number }[]).filter((part) => !centers.has(part.centerId))).toEqual([]);
}, 180_000);
