import type { LocalDate, UnacknowledgedBooking } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';

/**
 * Bookings of a hotel, by room, whose last word its source had not heard at a cursor of the feed. Asked once the rooms' months are
 * locked: a booking is sold and told in one transaction that locks them, so it is either here or comes after the update.
 */
export async function unacknowledgedBookings(
  trx: Transaction<Tables>,
  { hotelId, seen, firstDay }: { readonly hotelId: number; readonly seen: number; readonly firstDay: LocalDate },
): Promise<ReadonlyMap<number, readonly UnacknowledgedBooking[]>> {
  const { rows } = await sql<UnacknowledgedBooking & { roomId: number }>`
    select room_id as "roomId", rooms, checkin, checkout from purchase
    where hotel_id = ${hotelId} and status = 'paid' and checkout > ${firstDay}::date and (
      select bool_and(message.position is not null and message.position <= ${seen}) from partner_message message
      where message.purchase_uuid = purchase.uuid and message.kind = 'hotel' and message.place_id = ${hotelId}
    ) is not true`.execute(trx);
  return Map.groupBy(rows, ({ roomId }) => roomId);
}
