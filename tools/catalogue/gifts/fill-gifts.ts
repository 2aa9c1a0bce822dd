import type { Client } from 'pg';
import { ids, insertRows, json, numbers } from '../store/insert-rows.ts';
import { EXTRA_CATEGORIES, EXTRAS } from './extras.ts';
import type { Gifts } from './gifts.ts';
import { SHIPPING_FEES } from './shipping-fees.ts';
import type { Voucher } from './vouchers.ts';

/** Boxes, gift prices of stays, extras and shipping; returns the rows written by table. */
export async function fillGifts(client: Client, { boxes, singleVouchers, vouchers }: Gifts): Promise<Record<string, number>> {
  return {
    box: await insertRows(
      client,
      'box',
      [
        ['code', 'text', (row) => row.code],
        ['collection', 'text', (row) => row.collection],
        ['format', 'text', (row) => row.format],
        ['title', 'jsonb', (row) => json(row.title)],
        ['description', 'jsonb', (row) => json(row.description)],
        ['included_content', 'jsonb', (row) => json(row.includedContent)],
        ['value_cents', 'integer', (row) => row.valueCents],
        ['nights', 'smallint', (row) => row.nights],
        ['adults', 'smallint', () => 2],
        ['themes', 'text[]', (row) => ids(row.themes)],
        ['required_items', 'jsonb', (row) => json(row.requiredItems)],
        ['images', 'text[]', (row) => ids(row.images)],
        ['rating', 'numeric', (row) => row.rating],
        ['affiliate_id', 'text', (row) => row.affiliateId],
        ['position', 'smallint', (row) => row.position],
      ],
      boxes,
    ),
    single_voucher: await insertRows(
      client,
      'single_voucher',
      [
        ['stay_id', 'integer', (row) => row.stayId],
        ['affiliate_id', 'text', (row) => row.affiliateId],
        ['nights', 'smallint[]', (row) => numbers(row.nights)],
        ['regular_cents', 'integer[]', (row) => numbers(row.regularCents)],
      ],
      singleVouchers,
    ),
    ...(await fillExtras(client)),
    gift_voucher: await fillVouchers(client, vouchers),
  };
}

async function fillExtras(client: Client): Promise<Record<string, number>> {
  return {
    custom_sub_element_category: await insertRows(
      client,
      'custom_sub_element_category',
      [
        ['id', 'text', (row) => row.id],
        ['description', 'jsonb', (row) => json(row.description)],
        ['names', 'jsonb', (row) => json(row.names)],
        ['single_selection', 'boolean', (row) => row.singleSelection],
        ['position', 'smallint', (row) => row.position],
      ],
      EXTRA_CATEGORIES,
    ),
    custom_sub_element: await insertRows(
      client,
      'custom_sub_element',
      [
        ['id', 'text', (row) => row.id],
        ['category_id', 'text', (row) => row.categoryId],
        ['name', 'jsonb', (row) => json(row.name)],
        ['image', 'text', (row) => row.image],
        ['recommended', 'boolean', (row) => row.recommended],
        ['price_cents', 'integer', (row) => row.priceCents],
        ['position', 'smallint', (row) => row.position],
      ],
      EXTRAS,
    ),
    shipping_fee: await insertRows(
      client,
      'shipping_fee',
      [
        ['point_of_sale', 'text', (row) => row.pointOfSale],
        ['country', 'text', (row) => row.country],
        ['cents', 'integer', (row) => row.cents],
      ],
      SHIPPING_FEES,
    ),
  };
}

/** A voucher that is there already stays as it is: it may have been spent since. */
async function fillVouchers(client: Client, vouchers: readonly Voucher[]): Promise<number> {
  const { rows } = await client.query<{ code: string }>('select code from gift_voucher');
  const known = new Set(rows.map((row) => row.code));
  return insertRows(
    client,
    'gift_voucher',
    [
      ['code', 'text', (row) => row.code],
      ['kind', 'text', (row) => row.kind],
      ['product_code', 'text', (row) => row.productCode],
      ['format', 'text', (row) => row.format],
      ['value_cents', 'integer', (row) => row.valueCents],
      ['remaining_cents', 'integer', (row) => row.remainingCents],
      ['nights', 'smallint', (row) => row.nights],
      ['adults', 'smallint', (row) => row.adults],
      ['status', 'text', (row) => row.status],
      ['expires_on', 'date', (row) => row.expiresOn],
      ['locale', 'text', (row) => row.locale],
      ['affiliate_id', 'text', (row) => row.affiliateId],
      ['from_name', 'text', (row) => row.fromName],
      ['message', 'text', (row) => row.message],
      ['recipient_email', 'text', (row) => row.recipientEmail],
    ],
    vouchers.filter((voucher) => !known.has(voucher.code)),
  );
}
