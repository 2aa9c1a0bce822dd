import { giftExtension, giftReminder, type ReminderDays } from '@shop/domain';
import type { LocalDate, Locale } from '@shop/contracts';
import type { Selectable } from 'kysely';
import { bookingDay } from '../../availability/index.ts';
import { PermanentError } from '../../platform/jobs/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { recordGiftEvent } from '../delivery/gift-events.ts';
import { extendable } from '../extension/extension-view.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import { giftsOfHolders, localeOfHolder, localeOfSale, remindedGift, type GiftOfHolder } from './gift-holder.ts';

/** A reminder that is due, as its mail tells it. */
export interface Reminder {
  readonly id: number;
  readonly gift: Voucher;
  /** Of the holder of the gift. */
  readonly address: string;
  readonly locale: Locale;
  /** Until when the gift can be extended free of charge; left out where it cannot. */
  readonly extendableUntil: LocalDate | undefined;
}

interface Sending {
  readonly db: Database;
  readonly now: Date;
}

/**
 * Sends a reminder by `deliver`, once: not where the gift was used, extended, given on or cancelled since it was handed over, nor where its holder has ended
 * them. A crash between sending and noting sends the same mail again, by the same `Message-ID`. An address that does not exist gets no other one.
 */
export async function sendReminder({ db, now }: Sending, id: number, deliver: (reminder: Reminder) => Promise<void>): Promise<void> {
  const row = await db.selectFrom('gift_reminder').selectAll().where('id', '=', id).where('outcome', 'is', null).executeTakeFirst();
  if (!row) return;
  const gift = await giftsOfHolders(db).where('gift_voucher.code', '=', row.code).executeTakeFirst();
  const reminder = gift && stillDue(gift, row, now);
  if (!gift || !reminder) {
    await db.updateTable('gift_reminder').set({ outcome: 'dropped' }).where('id', '=', id).execute();
    return;
  }
  try {
    await deliver(reminder);
  } catch (error) {
    if (error instanceof PermanentError) await settle({ db, now }, { id, gift, outcome: 'bounced' });
    throw error;
  }
  await settle({ db, now }, { id, gift, outcome: 'sent' });
}

function stillDue(gift: GiftOfHolder, { id, expires_on, days }: Selectable<Tables['gift_reminder']>, now: Date) {
  const { today } = bookingDay(localeOfSale(gift), now);
  const facts = remindedGift(gift);
  const due = giftReminder({ ...facts, reminded: facts.reminded.filter((sent) => sent !== (days as ReminderDays)) }, today);
  const isSame = gift.expires_on === expires_on && due.kind === 'due' && due.days === days;
  if (!isSame || gift.reminders_ended_at || !gift.holderEmail) return undefined;
  const extension = giftExtension(extendable(gift, new Set(gift.delivery_id ? [gift.delivery_id] : [])), today);
  const extendableUntil = extension.kind === 'extendable' ? extension.until : undefined;
  return { id, gift, address: gift.holderEmail, locale: localeOfHolder(gift), extendableUntil } satisfies Reminder;
}

interface Outcome {
  readonly id: number;
  readonly gift: Voucher;
  readonly outcome: 'sent' | 'bounced';
}

async function settle({ db, now }: Sending, { id, gift, outcome }: Outcome): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('gift_reminder')
      .set({ outcome })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .returning(['days', 'expires_on'])
      .executeTakeFirst();
    if (!settled) return;
    const kind = outcome === 'sent' ? 'reminded' : 'bounced';
    const detail = { days: settled.days, until: settled.expires_on };
    await recordGiftEvent(trx, { kind, at: now, orderUUID: gift.order_uuid, code: gift.code, detail });
  });
}
