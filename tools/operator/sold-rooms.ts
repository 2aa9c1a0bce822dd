/**
 * Rooms that paid orders hold, by room and day of a month. A catalogue says how many rooms the house gives the shop; what
 * the shop still has to sell is that less what it has sold.
 */
export const SOLD_ROOMS = `
  select hotel_id, room_id, date_trunc('month', night)::date as month, extract(day from night)::integer as day, sum(rooms)::integer as rooms
  from purchase, generate_series(checkin::timestamp, checkout::timestamp - interval '1 day', interval '1 day') as night
  where status = 'paid' and room_id is not null and checkin is not null
  group by 1, 2, 3, 4`;
