import { sql, type Kysely } from 'kysely';

/**
 * What a night cost before its promotion (decision note `prior-price`). When prices or promotions of a month change, its previous
 * row goes to the history; a promotion that begins takes from it the lowest price and the highest promotion of the 30 days
 * before, 0 where there is none, and keeps them until it ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table room_month add column prior_price integer[], add column prior_promo smallint[]`,
  `create table room_price_history (
     hotel_id integer not null, room_id integer not null, month date not null, until timestamptz not null default now(),
     price integer[] not null, promo smallint[] not null)`,
  `create index if not exists room_price_history_month on room_price_history (hotel_id, room_id, month)`,
  `create index if not exists room_price_history_until on room_price_history (until)`,
  `create function keep_prior_prices() returns trigger language plpgsql as $$
     declare
       days integer := array_length(new.price, 1);
       begun integer[];
     begin
       insert into room_price_history (hotel_id, room_id, month, price, promo)
         values (old.hotel_id, old.room_id, old.month, old.price, old.promo);
       if 0 >= all (new.promo) then
         new.prior_price := null;
         new.prior_promo := null;
         return new;
       end if;
       new.prior_price := coalesce(old.prior_price, array_fill(0, array[days]));
       new.prior_promo := coalesce(old.prior_promo, array_fill(0::smallint, array[days]));
       for day in 1..days loop
         if coalesce(new.promo[day], 0) = 0 then
           new.prior_price[day] := 0;
           new.prior_promo[day] := 0;
         elsif coalesce(old.promo[day], 0) = 0 then
           select array[coalesce(min(nullif(price[day], 0)), 0), coalesce(max(promo[day]) filter (where price[day] > 0), 0)]
             into begun from room_price_history
             where hotel_id = new.hotel_id and room_id = new.room_id and month = new.month and until > now() - interval '30 days';
           new.prior_price[day] := begun[1];
           new.prior_promo[day] := begun[2];
         elsif coalesce(new.prior_price[day], 0) = 0 then
           -- It runs since the month was written.
           new.prior_price[day] := old.price[day];
           new.prior_promo[day] := 0;
         end if;
       end loop;
       return new;
     end $$`,
  `create trigger room_month_prior_prices before update of price, promo on room_month for each row
     when ((old.price, old.promo) is distinct from (new.price, new.promo)) execute function keep_prior_prices()`,
];
