import { giftReminder, isReminderTime, GIFT_REMINDER_DAYS, type ReminderDays } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { bookingDay } from '../../availability/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { giftsOfHolders, localeOfSale, remindedGift, timeZoneOfHolder, type GiftOfHolder } from './gift-holder.ts';

/** Gifts of one transaction. */
const BATCH = 200;
/** More days than before any reminder. */
const BEFORE_ALL = 1000;

/**
 * Hands the reminders that are due to the outbox, in the morning of where each gift's holder is; answers how many. May run in every process: the
 * reminder of a gift and a last day is written down once, with the row of the outbox that mails it.
 */
export async function enqueueReminders(db: Database, now: Date): Promise<number> {
  const zones = new Map<string, boolean>();
  const isTimeIn = (zone: string) => {
    const known = zones.get(zone) ?? isReminderTime(zone, now);
    zones.set(zone, known);
    return known;
  };
  let handedOver = 0;
  for (let after = ''; ;) {
    const { last, reminders } = await db.transaction().execute((trx) => remindBatch(trx, { after, now, isTimeIn }));
    handedOver += reminders;
    if (last === undefined) return handedOver;
    after = last;
  }
}

interface Batch {
  /** Code of the last gift of the batch before. */
  readonly after: string;
  readonly now: Date;
  readonly isTimeIn: (zone: string) => boolean;
}

async function remindBatch(trx: Transaction<Tables>, { after, now, isTimeIn }: Batch) {
  const gifts = await expiringGifts(trx, { after, now });
  const due = gifts.flatMap((gift) => {
    if (!gift.holderEmail || !isTimeIn(timeZoneOfHolder(gift, now))) return [];
    const reminder = giftReminder(remindedGift(gift), bookingDay(localeOfSale(gift), now).today);
    return reminder.kind === 'due' ? [{ gift, days: reminder.days }] : [];
  });
  const reminders = due.length > 0 ? await handOver(trx, due, now) : 0;
  return { last: gifts.length < BATCH ? undefined : gifts.at(-1)!.code, reminders };
}

/** Those whose last day is near enough, whose holder wants reminders and has not had this one. */
function expiringGifts(trx: Transaction<Tables>, { after, now }: Omit<Batch, 'isTimeIn'>): Promise<GiftOfHolder[]> {
  const today = sql`${bookingDay('fr_FR', now).today}::date`;
  const nearest = sql<number>`(select min(days) from unnest(${sql.val([...GIFT_REMINDER_DAYS])}::integer[]) days where days >= gift_voucher.expires_on - ${today})`;
  const lastOne = sql<number | null>`(select min(days) from gift_reminder
    where gift_reminder.code = gift_voucher.code and gift_reminder.expires_on = gift_voucher.expires_on)`;
  return giftsOfHolders(trx)
    .where('gift_voucher.status', '=', 'active')
    .where('gift_voucher.remaining_cents', '>', 0)
    .where('gift_voucher.reminders_ended_at', 'is', null)
    .where(sql<boolean>`gift_voucher.expires_on between ${today} and ${today} + ${Math.max(...GIFT_REMINDER_DAYS)}::integer`)
    .where(sql<boolean>`coalesce(${lastOne}, ${BEFORE_ALL}) > ${nearest}`)
    .where('gift_voucher.code', '>', after)
    .orderBy('gift_voucher.code')
    .limit(BATCH)
    .execute();
}

async function handOver(
  trx: Transaction<Tables>,
  due: readonly { readonly gift: GiftOfHolder; readonly days: ReminderDays }[],
  now: Date,
): Promise<number> {
  const rows = await trx
    .insertInto('gift_reminder')
    .values(due.map(({ gift, days }) => ({ code: gift.code, expires_on: gift.expires_on, days, queued_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'code'])
    .execute();
  const orders = new Map(due.map(({ gift }) => [gift.code, gift.order_uuid]));
  for (const { id, code } of rows) {
    const uuid = orders.get(code);
    await enqueue(trx, 'giftReminderMail', { reminder: String(id), ...(uuid && { uuid }) });
  }
  return rows.length;
}
