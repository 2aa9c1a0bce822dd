import { sql, type Kysely } from 'kysely';

/**
 * Promotions of rooms as the operator runs them, and those of them that the months of `room_month` have at present (decision note
 * `room-promotions`). What an imported catalogue took off until now becomes promotions that end with their last night.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table room_promotion (
     hotel_id integer not null references hotel on delete cascade, id text not null, room_id integer references room on delete cascade,
     percent smallint not null check (percent between 1 and 100),
     first_night date not null, last_night date not null check (last_night >= first_night),
     starts_on date not null, ends_on date not null check (ends_on >= starts_on),
     primary key (hotel_id, id))`,
  `create index if not exists room_promotion_room on room_promotion (room_id)`,
  `create table applied_promotion (
     hotel_id integer not null, id text not null, room_id integer, percent smallint not null,
     first_night date not null, last_night date not null, primary key (hotel_id, id))`,
  `alter table room_month alter column promo set default '{}'`,
  `create function promotions_of_month(hotel integer, room integer, month date) returns smallint[] language sql stable as $$
     select case when max(percent) is null then '{}' else array_agg(coalesce(percent, 0)::smallint order by night) end
     from (
       select night, max(applied.percent) as percent
       from generate_series(month::timestamp, month + interval '1 month' - interval '1 day', interval '1 day') as night
       left join applied_promotion applied on applied.hotel_id = hotel and coalesce(applied.room_id, room) = room
         and night between applied.first_night and applied.last_night
       group by night) as nights $$`,
  `insert into room_promotion (hotel_id, id, room_id, percent, first_night, last_night, starts_on, ends_on)
     select hotel_id, room_id || '-' || min(night), room_id, percent, min(night), max(night), current_date, max(night)
     from (
       select hotel_id, room_id, percent, night,
         night - row_number() over (partition by hotel_id, room_id, percent order by night)::integer as stretch
       from (
         select hotel_id, room_id, percent, month + place::integer - 1 as night
         from room_month cross join unnest(promo) with ordinality as promoted (percent, place)
         where percent > 0 and exists (select 1 from catalogue_seed where fingerprint = 'operator')) as promoted
       where night >= current_date) as nights
     where exists (select 1 from room where room.id = nights.room_id and room.hotel_id = nights.hotel_id)
     group by hotel_id, room_id, percent, stretch`,
  `insert into applied_promotion select hotel_id, id, room_id, percent, first_night, last_night from room_promotion`,
];
