import { sql, type Kysely } from 'kysely';

/** Boxes, single vouchers, extras and shipping, activity-only products; and the vouchers that were sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table gift_voucher (
     code text primary key, kind text not null, product_code text, format text not null,
     value_cents integer not null, remaining_cents integer not null check (remaining_cents between 0 and value_cents),
     nights smallint, adults smallint not null default 2, status text not null, expires_on date not null, locale text not null,
     order_uuid uuid, affiliate_id text, from_name text, message text, recipient_email text,
     created_at timestamptz not null default now())`,
  `create index if not exists gift_voucher_order on gift_voucher (order_uuid)`,
  `create table box (
     code text primary key, collection text not null, format text not null,
     title jsonb not null, description jsonb not null, included_content jsonb not null,
     value_cents integer not null, reference_cents integer not null, nights smallint not null, adults smallint not null,
     themes text[] not null, images text[] not null, rating numeric(2,1) not null, affiliate_id text not null,
     position smallint not null, published boolean not null default true, unique (collection, format))`,
  `create table single_voucher (
     stay_id integer primary key, affiliate_id text not null unique,
     nights smallint[] not null, sell_cents integer[] not null, reference_cents integer[] not null)`,
  `create table custom_sub_element_category (
     id text primary key, description jsonb not null, names jsonb not null, single_selection boolean not null, position smallint not null)`,
  `create table custom_sub_element (
     id text not null, category_id text not null, name jsonb not null, image text not null,
     recommended boolean not null, price_cents integer not null, position smallint not null, primary key (category_id, id))`,
  `create table shipping_fee (point_of_sale text not null, country text not null, cents integer not null, primary key (point_of_sale, country))`,
  `create table activity_center (
     id integer primary key, label text not null, stars smallint not null, address text not null, city text not null,
     place_id text not null, region jsonb not null, country text not null,
     latitude double precision not null, longitude double precision not null)`,
  `create table activity_tag (id text primary key, group_id text not null, label jsonb not null, group_label jsonb not null, position smallint not null)`,
  `create table activity_product (
     id integer primary key, center_id integer not null references activity_center, label jsonb not null, slug text not null,
     description jsonb not null, activities jsonb not null, schedules jsonb not null, nice_to_know jsonb not null, important_infos jsonb not null,
     tag_ids text[] not null, themes text[] not null, first_adults smallint not null, sell_cents integer[] not null, reference_cents integer[] not null,
     images text[] not null, popularity integer not null, published boolean not null default true)`,
  `create index if not exists activity_product_center on activity_product (center_id)`,
];
