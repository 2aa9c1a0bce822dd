import type { LocalDate } from '@shop/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** Whether an address is reminded of its gifts; `none` where it holds none that could still be used. */
export type ReminderChoice = 'none' | 'on' | 'off';

interface Holder {
  readonly address: string;
  /** At the point of sale. */
  readonly today: LocalDate;
}

/** Reminders of at least one gift, of none though there are gifts, or no gift at all. One that is still to be sent is no gift yet: it is a surprise. */
export async function reminderChoice(db: Database, holder: Holder): Promise<ReminderChoice> {
  const gifts = await db
    .selectFrom('gift_voucher')
    .select('reminders_ended_at')
    .where(sql<boolean>`code in (${heldBy(holder)})`)
    .execute();
  if (gifts.length === 0) return 'none';
  return gifts.some(({ reminders_ended_at }) => reminders_ended_at === null) ? 'on' : 'off';
}

/** Ends the reminders of one gift, by its code in the books, or of all that an address holds; what was ended stays so. */
export async function endReminders(db: Database, of: { readonly code: string } | Holder, now: Date): Promise<void> {
  await db
    .updateTable('gift_voucher')
    .set({ reminders_ended_at: now })
    .where(sql<boolean>`code in (${'code' in of ? sql`${of.code}` : heldBy(of)})`)
    .where('reminders_ended_at', 'is', null)
    .execute();
}

/** The other way round. */
export async function resumeReminders(db: Database, of: { readonly code: string } | Holder): Promise<void> {
  await db
    .updateTable('gift_voucher')
    .set({ reminders_ended_at: null })
    .where(sql<boolean>`code in (${'code' in of ? sql`${of.code}` : heldBy(of)})`)
    .execute();
}

/** Codes of the gifts that an address holds and may still use, as `gift-holder` knows holders; each half has an index. */
function heldBy({ address, today }: Holder): RawBuilder<unknown> {
  const email = address.trim().toLowerCase();
  const isUsable = sql`gift_voucher.status = 'active' and remaining_cents > 0 and expires_on >= ${today}`;
  const isTheirs = sql`gift_voucher.transferred_at is not null or gift_delivery.state = 'sent'`;
  const sent = sql`select code from gift_voucher left join gift_delivery on gift_delivery.id = delivery_id
    where lower(recipient_email) = ${email} and recipient_account_id is null and (${isTheirs}) and ${isUsable}`;
  const followed = sql`select code from gift_voucher left join gift_delivery on gift_delivery.id = delivery_id
    where recipient_account_id in (select id from account where email = ${email}) and (${isTheirs}) and ${isUsable}`;
  const bought = sql`select code from gift_voucher join purchase on purchase.uuid = order_uuid
    where lower(purchase.email) = ${email} and purchase.status = 'paid' and delivery_id is null and transferred_at is null and ${isUsable}`;
  return sql`${sent} union ${followed} union ${bought}`;
}
