import { lockPurchase } from '../../orders/index.ts';
import type { Locale } from '@shop/contracts';
import { addDays, REMINDER_DAYS } from '@shop/domain';
import { enqueue } from '../../platform/jobs/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { InstalmentDeps } from './charge-due.ts';

const BATCH = 50;

/** Announces each instalment some days before it is charged, once. */
export async function sendInstalmentReminders({ db, each, now }: Omit<InstalmentDeps, 'psp'>): Promise<void> {
  const rows = await db
    .selectFrom('payment_schedule')
    .innerJoin('purchase', 'purchase.uuid', 'payment_schedule.purchase_uuid')
    .select(['payment_schedule.id', 'payment_schedule.number', 'purchase.uuid', 'purchase.locale', 'due_day'])
    .where('payment_schedule.status', '=', 'planned')
    .where('reminded_at', 'is', null)
    .where('stopped', 'is', null)
    .where('due_day', '<=', addDays(now.toISOString().slice(0, 10), REMINDER_DAYS + 1))
    .where('purchase.status', '=', 'paid')
    .orderBy('due_day')
    .limit(BATCH)
    .execute();
  const due = rows.filter(({ due_day, locale }) => {
    const { today } = bookingDay(locale as Locale, now);
    return today < due_day && due_day <= addDays(today, REMINDER_DAYS);
  });
  await each.of(due, ({ id, uuid, number }) =>
    db.transaction().execute(async (trx) => {
      await lockPurchase(trx, uuid);
      const reminded = await trx
        .updateTable('payment_schedule')
        .set({ reminded_at: now })
        .where('id', '=', id)
        .where('status', '=', 'planned')
        .where('reminded_at', 'is', null)
        .where('stopped', 'is', null)
        .executeTakeFirst();
      if (reminded.numUpdatedRows === 1n) await enqueue(trx, 'instalmentReminderMail', { uuid, number: String(number) });
    }),
  );
}
