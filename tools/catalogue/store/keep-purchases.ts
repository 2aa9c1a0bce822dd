import { addDays, monthOf } from '@shop/domain';
import type { Client } from 'pg';

interface Sold {
  readonly hotel_id: number;
  readonly room_id: number;
  readonly rooms: number;
  readonly checkin: string;
  readonly checkout: string;
}

/** After a fresh catalogue was written over an old one: rooms that are sold stay sold. */
export async function takeSoldRooms(client: Client, today: string): Promise<number> {
  const { rows } = await client.query<Sold>(
    `select hotel_id, room_id, rooms, checkin::text as checkin, checkout::text as checkout from purchase where status = 'paid' and checkout > $1::date order by created_at`,
    [today],
  );
  for (const sold of rows) {
    for (let night = sold.checkin; night < sold.checkout; night = addDays(night, 1)) {
      await client.query(
        `update room_stock set stock[$1] = greatest(0, stock[$1] - $2) where hotel_id = $3 and room_id = $4 and month = $5::date`,
        [Number(night.slice(8)), sold.rooms, sold.hotel_id, sold.room_id, `${monthOf(night)}-01`],
      );
    }
  }
  return rows.length;
}
