import { sql, type Kysely } from 'kysely';

/**
 * Promotions of gifts, and what gifts cost before them (decision note `gift-promotions`). Boxes, stays as gifts and activities have
 * a regular price, the operator's promotion, and what both make today: `sell_cents` and, crossed out, `reference_cents`. The regular
 * price alone holds without a promotion, and until the job has applied one. Every change of what is paid goes to the history with its
 * day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const LISTED = ['single_voucher', 'activity_product'];
const PRICED = ['box', ...LISTED];

const STATEMENTS: readonly string[] = [
  ...LISTED.flatMap((table) => [
    `alter table ${table} add column regular_cents integer[] not null default '{}', add column promotion jsonb,
       alter column sell_cents set default '{}', alter column reference_cents set default '{}'`,
    `update ${table} set regular_cents = sell_cents, reference_cents = sell_cents`,
  ]),
  `alter table box add column sell_cents integer not null default 0, add column promotion jsonb, alter column reference_cents set default 0`,
  `update box set sell_cents = value_cents, reference_cents = value_cents`,
  `create table gift_price_history (
     product text not null, unit smallint not null, cents integer not null, since date not null, until date)`,
  `create index if not exists gift_price_history_product on gift_price_history (product)`,
  `create index if not exists gift_price_history_until on gift_price_history (until)`,
  `create table applied_gift_promotion (
     product text not null, unit smallint not null, starts_on date not null, prior_cents integer, primary key (product, unit))`,
  // The job that starts and ends promotions says which day the shop has.
  `create function shop_day() returns date language sql stable as $$
     select coalesce(nullif(current_setting('shop.today', true), '')::date, (now() at time zone 'Europe/Paris')::date) $$`,
  `create function regular_list_price() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' and new.regular_cents = '{}' then
         new.regular_cents := new.sell_cents;
       end if;
       if new.promotion is null or new.sell_cents = '{}' or (tg_op = 'UPDATE' and new.regular_cents <> old.regular_cents) then
         new.sell_cents := new.regular_cents;
         new.reference_cents := new.regular_cents;
       end if;
       return new;
     end $$`,
  `create function regular_box_price() returns trigger language plpgsql as $$
     begin
       if new.promotion is null or new.sell_cents = 0 or (tg_op = 'UPDATE' and new.value_cents <> old.value_cents) then
         new.sell_cents := new.value_cents;
         new.reference_cents := new.value_cents;
       end if;
       return new;
     end $$`,
  ...LISTED.map((table) => trigger(table, 'regular_price', 'before insert or update', 'regular_list_price')),
  trigger('box', 'regular_price', 'before insert or update', 'regular_box_price'),
  `create function keep_gift_price(kept text, units integer[], prices integer[]) returns void language plpgsql as $$
     begin
       update gift_price_history history set until = shop_day()
         where history.product = kept and history.until is null
           and not exists (select 1 from unnest(units, prices) as given (unit, cents)
             where given.unit = history.unit and given.cents = history.cents);
       insert into gift_price_history (product, unit, cents, since)
         select kept, given.unit, given.cents, shop_day() from unnest(units, prices) as given (unit, cents)
         where not exists (select 1 from gift_price_history history
           where history.product = kept and history.unit = given.unit and history.until is null);
     end $$`,
  `create function keep_gift_prices() returns trigger language plpgsql as $$
     begin
       case tg_table_name
         when 'box' then
           if tg_op = 'DELETE' then perform keep_gift_price('box:' || old.code, '{}', '{}');
           else perform keep_gift_price('box:' || new.code, array[0], array[new.sell_cents]); end if;
         when 'single_voucher' then
           if tg_op = 'DELETE' then perform keep_gift_price('stay:' || old.stay_id, '{}', '{}');
           else perform keep_gift_price('stay:' || new.stay_id, new.nights::integer[], new.sell_cents); end if;
         when 'activity_product' then
           if tg_op = 'DELETE' then perform keep_gift_price('activity:' || old.id, '{}', '{}');
           else perform keep_gift_price('activity:' || new.id,
             array(select new.first_adults + place - 1 from generate_subscripts(new.sell_cents, 1) as place), new.sell_cents); end if;
       end case;
       return null;
     end $$`,
  ...PRICED.map((table) => trigger(table, 'kept_price', 'after insert or update or delete', 'keep_gift_prices')),
  // What gifts cost so far is known from today on.
  `insert into gift_price_history (product, unit, cents, since) select 'box:' || code, 0, sell_cents, shop_day() from box`,
  `insert into gift_price_history (product, unit, cents, since)
     select 'stay:' || stay_id, tier.nights, tier.cents, shop_day()
     from single_voucher cross join unnest(single_voucher.nights, sell_cents) as tier (nights, cents)`,
  `insert into gift_price_history (product, unit, cents, since)
     select 'activity:' || id, first_adults + place - 1, cents, shop_day()
     from activity_product cross join unnest(sell_cents) with ordinality as party (cents, place)`,
];

function trigger(table: string, name: string, when: string, runs: string): string {
  return `create trigger ${table}_${name} ${when} on ${table} for each row execute function ${runs}()`;
}
