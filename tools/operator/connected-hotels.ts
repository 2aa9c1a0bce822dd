/**
 * Hotels whose rates and rooms are written by the partner that hears of their bookings (docs/inventory.md): it is active, and has sent
 * at least one update. What it says of a night is newer than any file.
 */
export const CONNECTED_HOTELS = `
  select version.hotel_id from inventory_version version
  join delivery_place place on place.kind = 'hotel' and place.place_id = version.hotel_id and place.partner_id = version.source
  join delivery_partner partner on partner.id = place.partner_id and partner.active`;
