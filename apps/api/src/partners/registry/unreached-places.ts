import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** Houses and activity centres that are sold, and that no active partner is told of: how many. */
export interface UnreachedPlaces {
  readonly hotels: number;
  readonly centers: number;
}

/** Counts who would not hear of a booking. */
export async function unreachedPlaces(db: Database): Promise<UnreachedPlaces> {
  const { rows } = await sql<UnreachedPlaces>`
    with reached as (
      select place.kind, place.place_id from delivery_place place join delivery_partner partner on partner.id = place.partner_id
      where partner.active
    ) select
      (select count(*)::integer from hotel where active
        and exists (select from stay where stay.hotel_id = hotel.id and stay.published)
        and not exists (select from reached where kind = 'hotel' and place_id = hotel.id)) as hotels,
      (select count(*)::integer from activity_center center
        where exists (select from activity_product product where product.center_id = center.id)
        and not exists (select from reached where kind = 'activityCentre' and place_id = center.id)) as centers`.execute(db);
  return rows[0]!;
}
