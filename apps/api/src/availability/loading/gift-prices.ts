import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../platform/database/index.ts';
import type { GiftPrices, StayIndex } from '../stay-index.ts';

/** What stays cost as gifts, by the stay's id. */
export async function readGiftPrices(db: Database): Promise<Map<number, GiftPrices>> {
  const rows = await db
    .selectFrom('single_voucher')
    .select(['stay_id', 'nights', 'sell_cents', 'reference_cents'])
    .select(sql<string | null>`promotion ->> 'endsOn'`.as('ends_on'))
    .execute();
  return new Map(rows.map((row) => [row.stay_id, giftPrices(row)]));
}

/** Takes prices that a promotion of gifts has changed into the index. */
export async function refreshGiftPrices(db: Database, { stays }: StayIndex): Promise<void> {
  const prices = await readGiftPrices(db);
  for (let stay = 0; stay < stays.count; stay++) {
    const next = prices.get(stays.id[stay]!);
    // Searches have worked out what it costs as a gift.
    if (JSON.stringify(next) !== JSON.stringify(stays.gifts[stay])) stays.offerCache.forget(stay, stays.hotel[stay]!);
    stays.gifts[stay] = next;
  }
}

/** Tells every process that gifts have other prices: what it has read of gifts is read again within seconds. */
export async function announceGiftPrices(trx: Transaction<Tables>): Promise<void> {
  await sql`insert into catalogue_version (source, part) values ('promotions of gifts', 'giftPrices')`.execute(trx);
}

interface GiftRow {
  readonly nights: readonly number[];
  readonly sell_cents: readonly number[];
  readonly reference_cents: readonly number[];
  readonly ends_on: string | null;
}

function giftPrices(row: GiftRow): GiftPrices {
  const order = row.nights.map((_, place) => place).sort((a, b) => row.nights[a]! - row.nights[b]!);
  const inOrder = (numbers: readonly number[]) => order.map((place) => numbers[place] ?? 0);
  return {
    nights: inOrder(row.nights),
    sellPrice: inOrder(row.sell_cents),
    refPrice: inOrder(row.reference_cents),
    ...(row.ends_on !== null && { promotionEndsOn: row.ends_on }),
  };
}
