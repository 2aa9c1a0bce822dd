import { promoteAllGifts } from '@shop/api/gift-promotions';
import type { LocalDate } from '@shop/domain';
import type { Client } from 'pg';
import type { GiftPromotions } from './gift-promotions.ts';

const KEYS = { box: 'code', single_voucher: 'stay_id', activity_product: 'id' } as const;
/** A promotion is compared with the thirty days before it. */
const SOLD_DAYS = 60;

/** The demo has sold its gifts for two months at their regular prices. */
export async function fillGiftPrices(client: Client, today: LocalDate): Promise<void> {
  await client.query(`update gift_price_history set since = $1::date - ${SOLD_DAYS}`, [today]);
}

/** Gives the gifts their promotions, in place of those that they had, and the prices of `today`. */
export async function fillGiftPromotions(client: Client, promotions: GiftPromotions, today: LocalDate): Promise<void> {
  for (const table of ['box', 'single_voucher', 'activity_product'] as const) {
    const given = promotions[table];
    await client.query(`update ${table} set promotion = null where promotion is not null and ${KEYS[table]}::text <> all ($1::text[])`, [
      [...given.keys()],
    ]);
    await client.query(
      `update ${table} set promotion = given.promotion::jsonb from unnest($1::text[], $2::text[]) as given (key, promotion)
       where ${table}.${KEYS[table]}::text = given.key`,
      [[...given.keys()], [...given.values()].map((promotion) => JSON.stringify(promotion))],
    );
  }
  await promoteAllGifts(async (text, values) => (await client.query({ text, values: [...(values ?? [])] })).rows, today);
}
