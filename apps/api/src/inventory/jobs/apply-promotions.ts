import type { LocalDate } from '@shop/domain';
import { clockOf } from '@shop/i18n';
import { sql, type Transaction } from 'kysely';
import { CATALOGUE_LOCK, type Database, type Tables } from '../../platform/database/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';

export interface PromotionJobDeps {
  readonly db: Database;
  /** The shop's clock. */
  readonly now: () => Date;
}

/**
 * Takes off the nights of `room_month` what the operator's promotions of today take off: a promotion begins and ends with a day of
 * the shop, or when another file of promotions comes in. The highest of several counts (decision note `room-promotions`).
 */
export function applyPromotions({ db, now }: PromotionJobDeps): Job {
  return {
    name: 'apply-promotions',
    everyMs: 15_000,
    budgetMs: 60_000,
    isExclusive: true,
    async run() {
      const { today } = clockOf('FR', now());
      const each = new SettleAll();
      await each.of(await changedHotels(db, today), (hotelId) => db.transaction().execute((trx) => applyToHotel(trx, { hotelId, today })));
      each.throwFailures();
    },
  };
}

const TERMS = sql`hotel_id, id, room_id, percent, first_night, last_night`;
const running = (today: LocalDate) => sql`select ${TERMS} from room_promotion where ${today}::date between starts_on and ends_on`;

/** Hotels whose promotions of today are not those that their nights have. */
async function changedHotels(db: Database, today: LocalDate): Promise<number[]> {
  const { rows } = await sql<{ hotel_id: number }>`
    with running as (${running(today)}), applied as (select ${TERMS} from applied_promotion)
    select distinct hotel_id
    from ((table running except table applied) union all (table applied except table running)) as changed
    order by hotel_id`.execute(db);
  return rows.map(({ hotel_id }) => hotel_id);
}

/** Nights that are over keep what they had. */
async function applyToHotel(trx: Transaction<Tables>, { hotelId, today }: { hotelId: number; today: LocalDate }): Promise<void> {
  // The exchange of a catalogue locks the months of all hotels, in another order: the next run comes after it.
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${CATALOGUE_LOCK}) as free`.execute(trx);
  if (!rows[0]?.free) return;
  // In the order in which a channel manager locks them.
  await sql`select 1 from room_month where hotel_id = ${hotelId} order by room_id, month for update`.execute(trx);
  await trx.deleteFrom('applied_promotion').where('hotel_id', '=', hotelId).execute();
  await sql`insert into applied_promotion ${running(today)} and hotel_id = ${hotelId}`.execute(trx);
  await sql`
    with changed as (
      update room_month kept set promo = desired.promo
      from (
        select room_id, month, promotions_of_month(hotel_id, room_id, month) as promo
        from room_month where hotel_id = ${hotelId} and month >= date_trunc('month', ${today}::date)) desired
      where kept.hotel_id = ${hotelId} and kept.room_id = desired.room_id and kept.month = desired.month and kept.promo <> desired.promo
      returning kept.hotel_id, kept.room_id, kept.month)
    insert into stock_change (hotel_id, room_id, month) select hotel_id, room_id, month from changed`.execute(trx);
}
