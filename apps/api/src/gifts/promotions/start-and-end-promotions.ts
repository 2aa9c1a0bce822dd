import { clockOf } from '@shop/i18n';
import { CompiledQuery, sql } from 'kysely';
import { announceGiftPrices } from '../../availability/index.ts';
import { CATALOGUE_LOCK, type Database } from '../../platform/database/index.ts';
import { promoteGifts, type PromotedTable } from './promoted-gifts.ts';

export interface PromotionDeps {
  readonly db: Database;
  /** The shop's clock. */
  readonly now: () => Date;
}

/** Starts and ends the promotions of some gifts with the shop's day; every process sells at the new prices within seconds. */
export async function startAndEndPromotions({ db, now }: PromotionDeps, tables: readonly PromotedTable[]): Promise<void> {
  const { today } = clockOf('FR', now());
  await db.transaction().execute(async (trx) => {
    // While a catalogue is exchanged its gifts are locked in an order of its own: the next run comes after it.
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${CATALOGUE_LOCK}) as free`.execute(trx);
    if (!rows[0]?.free) return;
    let changed = 0;
    for (const gifts of tables)
      changed += await promoteGifts(
        async (text, values) => (await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...(values ?? [])]))).rows,
        { gifts, today },
      );
    if (changed > 0) await announceGiftPrices(trx);
  });
}
