import type { GiftDelivery, Locale } from '@shop/contracts';
import type { Kysely, Selectable } from 'kysely';
import { bookingDay } from '../availability/index.ts';
import type { Tables } from '../platform/database/index.ts';

/** The mails that bring gifts to their recipients, by order: by the time at which they leave, then in the order of the pieces. */
export async function deliveriesOf(
  db: Kysely<Tables>,
  orders: readonly { readonly uuid: string; readonly locale: string }[],
): Promise<Map<string, GiftDelivery[]>> {
  const found = new Map<string, GiftDelivery[]>();
  if (orders.length === 0) return found;
  const uuids = orders.map(({ uuid }) => uuid);
  const rows = await db
    .selectFrom('gift_delivery')
    .selectAll()
    .where('order_uuid', 'in', uuids)
    .orderBy('send_at')
    .orderBy(({ selectFrom }) =>
      selectFrom('gift_voucher')
        .select(({ fn }) => fn.min('ledger_id').as('piece'))
        .whereRef('delivery_id', '=', 'gift_delivery.id'),
    )
    .execute();
  if (rows.length === 0) return found;
  const words = await db
    .selectFrom('gift_voucher')
    .select(['delivery_id', 'recipient_email', 'recipient_name', 'from_name', 'message'])
    .where('order_uuid', 'in', uuids)
    .where('delivery_id', 'is not', null)
    .execute();
  for (const row of rows) {
    const said = words.find(({ delivery_id }) => delivery_id === row.id);
    // Its gifts were given to somebody else: its buyer has nothing left to send.
    if (!said) continue;
    const { locale } = orders.find(({ uuid }) => uuid === row.order_uuid)!;
    found.set(row.order_uuid, [...(found.get(row.order_uuid) ?? []), view(row, { said, locale: locale as Locale })]);
  }
  return found;
}

type Words = Pick<Selectable<Tables['gift_voucher']>, 'recipient_email' | 'recipient_name' | 'from_name' | 'message'>;

function view(row: Selectable<Tables['gift_delivery']>, { said, locale }: { said: Words; locale: Locale }): GiftDelivery {
  const { send_day: day, send_time: time, time_zone: timeZone, sent_at, opened_at } = row;
  return {
    id: row.id,
    // What leaves at once is on its way, whichever process takes it there.
    state: row.state === 'scheduled' && day === null ? 'sending' : row.state,
    ...(said.recipient_email && { recipientEmail: said.recipient_email }),
    ...(said.recipient_name && { recipientName: said.recipient_name }),
    ...(said.from_name && { fromName: said.from_name }),
    ...(said.message && { message: said.message }),
    ...(day && time && timeZone && { sendAt: { day, time, timeZone } }),
    ...(sent_at && { sentOn: bookingDay(locale, sent_at).today }),
    ...(opened_at && { openedOn: bookingDay(locale, opened_at).today }),
  };
}
