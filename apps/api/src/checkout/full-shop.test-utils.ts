import { aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../platform/database/database.ts';
import { checkoutClient, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { openShop, type Opening } from '../testing/open-shop.ts';
import { shopDatabase } from '../testing/shop-database.test-utils.ts';

export type FullShop = Awaited<ReturnType<typeof openFullShop>>;

const LATER = ['2031-05-01', '2031-12-01'].map((month) => storedMonth({ month, length: 31, price: 5_000 }));
const words = (text: string) => JSON.stringify({ fr: text, es: text, nl: text, it: text, en: text });

export const paidWith = (items: object, ...serials: string[]) => ({
  ...items,
  giftPaymentItems: serials.map((serialNumber) => ({ serialNumber })),
});
export const promoted = (promotion: string) => ({ ...stayItems(), promotionCodeItem: { code: promotion } });

/** A shop seeded with a box, a voucher of a stay, a candle, shipping and promotion codes, and its checkout client. */
export async function openFullShop({ outboxSleeps = false, settings }: Pick<Opening, 'outboxSleeps' | 'settings'> = {}) {
  const database = await shopDatabase();
  const catalogue = smallCatalogue({ stock: 100 });
  const shop = await openShop({
    ...database,
    outboxSleeps,
    ...(settings && { settings }),
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    // A night costs 70 euros there: every box opens a stay, also while the clock of a test goes on.
    catalogue: {
      ...catalogue,
      months: [...catalogue.months, ...LATER],
      stays: [aStay(), aStay({ id: 102, cancellable: false, cancellation_type: 'NCNR', themes: ['golf'] })],
    },
  });
  await stockTheShelves(shop.db);
  const checkout = checkoutClient(shop.app);
  return {
    ...shop,
    checkout,
    price: (items: object, change: object = {}) => checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items, ...change }),
    async giftCard(serial: string, cents: number, change?: Parameters<typeof giftCard>[2]) {
      await shop.db
        .insertInto('gift_voucher')
        .values(giftCard(serial, cents, change))
        .execute();
    },
    leftOn: (serial: string) =>
      shop.db.selectFrom('gift_voucher').select(['remaining_cents', 'status']).where('code', '=', serial).executeTakeFirstOrThrow(),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

async function stockTheShelves(db: Database) {
  await db
    .insertInto('box')
    .values(
      (['EBOX', 'BOX'] as const).map((ending) => ({
        code: `SPA${ending}`,
        collection: 'SPA',
        format: ending === 'EBOX' ? ('digital' as const) : ('physical' as const),
        title: words('Spa à deux'),
        description: words('Une nuit'),
        included_content: words('Une nuit\nUn spa'),
        value_cents: 14_900,
        nights: 1,
        adults: 2,
        themes: ['spa'],
        images: ['lake-1'],
        rating: 4.5,
        affiliate_id: 'aff-spa',
        position: 1,
        published: true,
      })),
    )
    .execute();
  await db
    .insertInto('single_voucher')
    .values({ stay_id: 101, affiliate_id: 'aff-101', nights: [1, 2], sell_cents: [13_900, 24_900] })
    .execute();
  await db
    .insertInto('custom_sub_element_category')
    .values({ id: 'treats', description: words('Douceurs'), names: words('Douceurs'), single_selection: false, position: 1 })
    .execute();
  await db
    .insertInto('custom_sub_element')
    .values({
      id: 'candle',
      category_id: 'treats',
      name: words('Bougie'),
      image: 'c-1',
      recommended: true,
      price_cents: 1_200,
      position: 1,
    })
    .execute();
  await db
    .insertInto('shipping_fee')
    .values([
      { point_of_sale: 'FR', country: 'FR', cents: 0 },
      { point_of_sale: 'FR', country: 'BE', cents: 690 },
    ])
    .execute();
  await db
    .insertInto('promotion_code')
    .values([
      code({ code: 'SUMMER', percent: 10 }),
      code({ code: 'WELCOME', cents: 2_000, once_per_customer: true }),
      code({ code: 'LAST', cents: 1_000, uses_left: 1 }),
      code({ code: 'BIG', percent: 20, minimum_cents: 50_000 }),
      code({ code: 'GONE', percent: 10, valid_until: '2030-05-31' }),
      code({ code: 'SOON', percent: 10, valid_from: '2030-06-02' }),
    ])
    .execute();
}

function code(facts: { code: string; percent?: number; cents?: number; minimum_cents?: number } & Record<string, unknown>) {
  const nothing = { percent: null, cents: null, valid_from: null, valid_until: null, minimum_cents: 0, once_per_customer: false };
  return { ...nothing, uses_left: null, ...facts };
}
