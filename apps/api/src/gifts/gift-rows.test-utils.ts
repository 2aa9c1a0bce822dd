import { promotedBox, promotedGift } from '@shop/testing';
import type { Database } from '../platform/database/database.ts';

type Words = Record<'fr' | 'es' | 'nl' | 'it' | 'en', string>;

export const inFive = (fr: string, nl = fr): string => JSON.stringify({ fr, es: fr, nl, it: fr, en: fr } satisfies Words);

/** A box of 120 euros for one night of wellness, in both formats, and a large one of 500 euros for two nights, promoted. */
export async function stockBoxes(db: Database): Promise<void> {
  const box = {
    title: inFive('Parenthèse au spa', 'Even naar de wellness'),
    description: inFive('Un bassin chaud.'),
    included_content: inFive('Une nuit\nLe petit-déjeuner'),
    value_cents: 12_000,
    nights: 1,
    adults: 2,
    themes: ['spa'],
    images: ['gift-1', 'spa-2'],
    rating: 4.6,
    affiliate_id: 'box-spa',
    published: true,
  };
  await db
    .insertInto('box')
    .values([
      { ...box, code: 'SPAEBOX', collection: 'SPA', format: 'digital', position: 1 },
      { ...box, code: 'SPABOX', collection: 'SPA', format: 'physical', position: 1 },
      {
        ...box,
        code: 'GRANDEBOX',
        collection: 'GRAND',
        format: 'digital',
        position: 2,
        nights: 2,
        ...promotedBox(10, 50_000),
        affiliate_id: 'box-grand',
      },
      { ...box, code: 'OLDEBOX', collection: 'OLD', format: 'digital', position: 3, published: false },
    ])
    .execute();
}

/** The stays 101 and 301 are sold as gifts. */
export async function stockSingleVouchers(db: Database): Promise<void> {
  await db
    .insertInto('single_voucher')
    .values([
      { stay_id: 101, affiliate_id: 'stay-101', nights: [1, 2], ...promotedGift(8, [15_000, 28_000]) },
      { stay_id: 301, affiliate_id: 'stay-301', nights: [1], sell_cents: [30_900] },
    ])
    .execute();
}

export async function stockExtras(db: Database): Promise<void> {
  await db
    .insertInto('custom_sub_element_category')
    .values([
      { id: 'wrapping', description: inFive('Emballage'), names: inFive('Emballage', 'Verpakking'), single_selection: true, position: 1 },
      { id: 'treats', description: inFive('Attentions'), names: inFive('Attentions', 'Attenties'), single_selection: false, position: 2 },
    ])
    .execute();
  const element = { image: 'gift-3', recommended: false };
  await db
    .insertInto('custom_sub_element')
    .values([
      { ...element, id: 'default', category_id: 'wrapping', name: inFive('Pochette', 'Envelop'), price_cents: 0, position: 1 },
      { ...element, id: 'velvet', category_id: 'wrapping', name: inFive('Velours'), price_cents: 490, position: 2, recommended: true },
      { ...element, id: 'linen', category_id: 'wrapping', name: inFive('Lin'), price_cents: 390, position: 3 },
      { ...element, id: 'candle', category_id: 'treats', name: inFive('Bougie'), price_cents: 1_290, position: 4 },
    ])
    .execute();
  await db
    .insertInto('shipping_fee')
    .values([
      { point_of_sale: 'FR', country: 'FR', cents: 0 },
      { point_of_sale: 'FR', country: 'BE', cents: 690 },
    ])
    .execute();
}

/** Vouchers of every kind and fate; today is the first of June 2030. */
export async function stockVouchers(db: Database): Promise<void> {
  const voucher = {
    kind: 'BOX' as const,
    product_code: 'SPAEBOX' as string | null,
    format: 'digital' as const,
    value_cents: 12_000,
    remaining_cents: 12_000,
    nights: 1 as number | null,
    adults: 2,
    status: 'active' as const,
    expires_on: '2030-06-01',
    locale: 'fr_FR',
    affiliate_id: null,
    from_name: 'Camille',
    message: 'Pour toi',
    recipient_email: 'lea@example.com',
    order_uuid: null,
  };
  await db
    .insertInto('gift_voucher')
    .values([
      { ...voucher, code: 'TEST-BOX-0001' },
      { ...voucher, code: 'TEST-BOX-USED1', status: 'used', remaining_cents: 0 },
      { ...voucher, code: 'TEST-BOX-LATE1', expires_on: '2030-05-31' },
      { ...voucher, code: 'TEST-STAY-0001', kind: 'SINGLEVOUCHER', product_code: '101', value_cents: 13_900, remaining_cents: 13_900 },
      {
        ...voucher,
        code: 'TEST-CARD-0001',
        kind: 'GIFTCARD',
        product_code: null,
        value_cents: 10_000,
        remaining_cents: 2_500,
        nights: null,
      },
    ])
    .execute();
}
