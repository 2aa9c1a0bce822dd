import type { SearchCriterias, Sort } from '@shop/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What SQL is asked; the same question that the index gets. */
export interface SqlQuestion {
  readonly criterias: SearchCriterias;
  readonly sort: Sort;
  readonly perHotel: number;
  readonly isGift: boolean;
  /** First day that may be booked. */
  readonly firstDay: string;
}

export interface SqlOffer {
  readonly hotel: number;
  readonly stay: number;
  readonly sell: number;
  readonly ref: number;
  /** Arrival, yyyy-MM-dd; null of a gift. */
  readonly day: string | null;
  readonly value: number;
}

/** One row a room and day, out of the arrays of months. */
export async function unfoldDays(db: Database): Promise<void> {
  await sql`create table proof_day as
    select m.room_id, m.month + (d.place - 1)::integer as day, d.price, d.promo, d.min_stay, s.stock[d.place] as stock,
      nullif(m.prior_price[d.place], 0) as prior_price, m.prior_promo[d.place] as prior_promo,
      coalesce(nullif(m.max_stay[d.place], 0), 14) as max_stay, coalesce(m.closed[d.place], false) as closed,
      coalesce(m.closed_to_arrival[d.place], false) as closed_to_arrival, coalesce(m.closed_to_departure[d.place], false) as closed_to_departure
    from room_month m
    join room_stock s using (hotel_id, room_id, month)
    cross join lateral unnest(m.price, m.promo, m.min_stay) with ordinality as d (price, promo, min_stay, place)`.execute(db);
  await sql`create index on proof_day (room_id, day)`.execute(db);
}

export interface SqlAnswer {
  /** Every result in order. */
  readonly offers: readonly SqlOffer[];
  /** Counts of each facet's choices, as `types/castle -> 3`; a choice without results is missing. */
  readonly facets: ReadonlyMap<string, number>;
}

/** What plain SQL finds. The stays in reach are priced once for the results and the facets. */
export async function sqlSearch(db: Database, question: SqlQuestion): Promise<SqlAnswer> {
  const { rows } = await sql<{ offers: SqlOffer[]; facets: { choice: string; count: number }[] }>`
    with ${offers(question)}, listed as (${listed(question)}), counted as (${counted(question)})
    select (select coalesce(json_agg(listed order by value desc, hotel, stay), '[]') from listed) as offers,
      (select coalesce(json_agg(counted), '[]') from counted) as facets`.execute(db);
  const [found] = rows;
  return { offers: found!.offers, facets: new Map(found!.facets.map((row) => [row.choice.replace(/\.0$/, ''), row.count])) };
}

function listed(question: SqlQuestion): RawBuilder<unknown> {
  const { criterias, perHotel } = question;
  return sql`
    select hotel, stay, sell::integer as sell, ref::integer as ref, to_char(day, 'YYYY-MM-DD') as day, value from (
      select ranked.*, row_number() over (partition by hotel order by value desc, sell, stay) as place from (
        select offer.*, ${valueOf(question)} as value from offer join hotel h on h.id = offer.hotel
        where ${all(hotelFilters(criterias))} and ${tagFilter(criterias)}
      ) as ranked
    ) as numbered where place <= ${perHotel}`;
}

function counted({ criterias, perHotel }: SqlQuestion): RawBuilder<unknown> {
  const filters = hotelFilters(criterias);
  const byHotel = (facet: HotelFacet, choices: RawBuilder<unknown>, join = sql``) => {
    const others = Object.entries(filters).filter(([name]) => name !== facet || facet === 'facilities');
    return sql`select ${facet} || '/' || ${choices} as choice, sum(results)::integer as count from (
        select offer.hotel, least(count(*), ${perHotel}) as results from offer join hotel h on h.id = offer.hotel
        where ${all(Object.fromEntries(others))} and ${tagFilter(criterias)} group by offer.hotel
      ) as found join hotel h on h.id = found.hotel ${join} group by 1`;
  };
  return sql`
    ${byHotel('types', sql`h.type`)}
    union all ${byHotel('environments', sql`h.environment`)}
    union all ${byHotel('styles', sql`h.style`)}
    union all ${byHotel('stars', sql`h.stars`)}
    union all select 'prices/' || bar, sum(results)::integer from (
      select offer.hotel, greatest(0, least(23, floor(offer.sell / 1000.0) - 1))::integer as bar, least(count(*), ${perHotel}) as results
      from priced offer join hotel h on h.id = offer.hotel
      where ${all(filters)} and ${tagFilter(criterias)} group by 1, 2
    ) as found group by 1
    union all ${byHotel('facilities', sql`facility.name`, sql`cross join lateral unnest(h.facilities) as facility (name)`)}
    union all ${byHotel('scores', sql`step.least`, sql`join (values (7), (8), (8.5), (9), (9.5)) as step (least) on h.review_score >= step.least`)}
    union all select 'items/' || item, sum(results)::integer from (
      select hotel, item, least(count(distinct stay), ${perHotel}) as results from (
        select offer.hotel, offer.stay, line.value ->> 'id' as item
        from offer join hotel h on h.id = offer.hotel join stay s on s.id = offer.stay
        cross join lateral jsonb_array_elements(s.programme) as line where ${all(filters)}
        union all select offer.hotel, offer.stay, line.value ->> 'kind'
        from offer join hotel h on h.id = offer.hotel join stay s on s.id = offer.stay
        cross join lateral jsonb_array_elements(s.programme) as line
        where ${all(filters)} and ${tagFilter(criterias)} and line.value ->> 'kind' in ('breakfast', 'dinner')
      ) as held group by 1, 2
    ) as found group by 1`;
}

/** Every stay in reach that the party can have, priced, within theme and price. */
function offers(question: SqlQuestion): RawBuilder<unknown> {
  const { criterias, isGift } = question;
  const { priceMin, priceMax } = criterias;
  const price = all({
    min: priceMin !== undefined && priceMin > 900 ? sql`sell >= ${priceMin}` : sql`true`,
    max: priceMax !== undefined && priceMax < 25_000 ? sql`sell <= ${priceMax}` : sql`true`,
  });
  return sql`candidate as (
      select s.id as stay, h.id as hotel, s.nights as shortest, s.room_id, s.supplement_cents as supplement, r.capacity, s.programme
      from stay s join hotel h on h.id = s.hotel_id join room r on r.id = s.room_id
      where h.active and s.published and ${placeOf(criterias)}
        and ${mealFilter(criterias)}
        and ${criterias.theme === undefined ? sql`true` : sql`${criterias.theme} = any (s.themes)`}
    ), priced as (${isGift ? giftPrices(criterias) : stayPrices(question)}),
    offer as (select * from priced where ${price})`;
}

function giftPrices({ giftNights }: SearchCriterias): RawBuilder<unknown> {
  return sql`
    select distinct on (c.stay) c.stay, c.hotel, line.nights, line.sell, line.ref, null::date as day
    from candidate c join single_voucher v on v.stay_id = c.stay
    cross join lateral unnest(v.nights, v.sell_cents, v.reference_cents) as line (nights, sell, ref)
    where ${giftNights === undefined ? sql`true` : sql`line.nights = ${giftNights}`}
    order by c.stay, line.nights`;
}

/**
 * With an arrival day its own price, of flexible dates the cheapest of all their arrivals; without one the price on the first of the days
 * that are cheapest for two in one room.
 */
function stayPrices({ criterias, firstDay }: SqlQuestion): RawBuilder<unknown> {
  const { adult, child, checkin, checkout, night, flexibleDays = 0 } = criterias;
  const nights = checkin
    ? checkout
      ? sql`(${checkout}::date - ${checkin}::date)`
      : sql`${night ?? 1}::integer`
    : night === undefined
      ? sql`shortest`
      : sql`${night}::integer`;
  return sql`
    select distinct on (stay) stay, hotel, nights, sell, ref, day from (
      select p.stay, p.hotel, p.nights, arrival.day, sum(greatest(one.sell, least(one.whole, one.before))) as ref, sum(one.sell) as sell,
        sum(ceil(floor((n.price + p.supplement)::float8 / 100 + 0.5) * 100 * (100 - n.promo) / 10000) * 100) as for_two
      from (
        select c.*, ${nights} as nights, greatest(1, ceil(${adult + child}::float8 / capacity))::integer as rooms from candidate c
      ) as p
      join proof_day arrival on arrival.room_id = p.room_id and arrival.day >= ${firstDay}::date
        and p.nights between arrival.min_stay and arrival.max_stay and not arrival.closed_to_arrival and not exists (
          select from proof_day departure where departure.room_id = p.room_id and departure.day = arrival.day + p.nights and departure.closed_to_departure)
        and not exists (select from jsonb_array_elements(p.programme) line where line ? 'season' and not exists (
            select from generate_series(arrival.day, arrival.day + p.nights, interval '1 day') on_day where
            case when line #>> '{season,from}' <= line #>> '{season,until}'
              then to_char(on_day, 'MM-DD') between line #>> '{season,from}' and line #>> '{season,until}'
              else to_char(on_day, 'MM-DD') >= line #>> '{season,from}' or to_char(on_day, 'MM-DD') <= line #>> '{season,until}' end))
        ${checkin ? sql`and abs(arrival.day - ${checkin}::date) <= ${flexibleDays}::integer` : sql``}
      join proof_day n on n.room_id = p.room_id and n.day >= arrival.day and n.day < arrival.day + p.nights
        and n.price > 0 and not n.closed and n.stock >= p.rooms
      cross join lateral (
        select p.rooms + greatest(0, ${adult} - 2 * p.rooms) * 0.3::float8
            + greatest(0, ${child} - greatest(0, 2 * p.rooms - ${adult})) * 0.15::float8 as room,
          p.supplement * ((${adult} + ${child} / 2.0::float8) / 2) as supplement
      ) as share
      cross join lateral (
        select floor((n.price * share.room + share.supplement) / 100 + 0.5) * 100 as whole,
          floor((n.prior_price * share.room + share.supplement) / 100 + 0.5) * 100 as earlier
      ) as night
      cross join lateral (
        select night.whole, ceil(night.whole * (100 - n.promo) / 10000) * 100 as sell,
          case when n.promo > 0 then ceil(night.earlier * (100 - n.prior_promo) / 10000) * 100 end as before
      ) as one
      where p.nights between p.shortest and 14 ${criterias.s === 1 ? sql`and p.rooms = 1` : sql``}
      group by p.stay, p.hotel, p.nights, arrival.day having count(*) = p.nights
    ) as arrivals
    order by stay, ${checkin ? sql`sell, abs(day - ${checkin}::date)` : sql`for_two`}, day`;
}

function placeOf({ hotel, region, department, country, city, lat, lng, distanceMin, distanceMax }: SearchCriterias): RawBuilder<unknown> {
  if (hotel !== undefined) return sql`h.id = ${Number(hotel)}`;
  const away = kilometresFrom(lat ?? 45.8992, lng ?? 6.1294);
  const inRing = sql`${away} <= ${distanceMax ?? (distanceMin === undefined ? 30 : 300)} and ${away} >= ${distanceMin ?? 0}`;
  if (region !== undefined) return sql`h.region ->> 'fr' = ${region}`;
  if (department !== undefined) return sql`h.department ->> 'fr' = ${department}`;
  if (country !== undefined) return sql`h.country = ${country}`;
  if (city !== undefined || lat !== undefined) return inRing;
  return sql`h.country = 'FR'`;
}

function kilometresFrom(lat: number, lng: number): RawBuilder<unknown> {
  return sql`(2 * 6371.0088 * asin(sqrt(
    power(sin(radians(h.latitude - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(h.latitude)) * power(sin(radians(h.longitude - ${lng}) / 2), 2))))`;
}

type HotelFacet = 'types' | 'environments' | 'styles' | 'stars' | 'facilities' | 'scores';

function hotelFilters(criterias: SearchCriterias): Partial<Record<HotelFacet, RawBuilder<unknown>>> {
  const listed = (text: string | undefined) => text?.split(',').filter(Boolean) ?? [];
  const oneOf = (column: RawBuilder<unknown>, text: string | undefined) =>
    listed(text).length === 0 ? sql`true` : sql`${column}::text = any (${listed(text)}::text[])`;
  const facilities = [...facilitiesIn(criterias).filter((id) => !MEALS.includes(id)), ...(criterias.petsAllowed ? ['pets'] : [])];
  return {
    types: oneOf(sql`h.type`, criterias.hotelType),
    environments: oneOf(sql`h.environment`, criterias.hotelEnvironment),
    styles: oneOf(sql`h.style`, criterias.hotelStyle),
    stars: oneOf(sql`h.stars`, criterias.stars),
    facilities: sql`h.facilities @> ${facilities}::text[]`,
    scores: criterias.minHotelReviewScore === undefined ? sql`true` : sql`h.review_score >= ${criterias.minHotelReviewScore}`,
  };
}

/** The meals that a stay has all of, of which a hotel knows nothing. */
function mealFilter(criterias: SearchCriterias): RawBuilder<unknown> {
  const meals = facilitiesIn(criterias).filter((id) => MEALS.includes(id));
  return sql`${meals}::text[] <@ array(select line.value ->> 'kind' from jsonb_array_elements(programme) as line)`;
}

const MEALS = ['breakfast', 'dinner'];
const facilitiesIn = ({ facilities }: SearchCriterias) => facilities?.split(',').filter(Boolean) ?? [];

function tagFilter({ tags }: SearchCriterias): RawBuilder<unknown> {
  if (!tags) return sql`true`;
  return sql`exists (select from stay s cross join lateral jsonb_array_elements(s.programme) as line
    where s.id = offer.stay and line.value ->> 'id' = any (${tags.split(',')}::text[]))`;
}

function all(conditions: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  return sql.join([sql`true`, ...Object.values(conditions)], sql` and `);
}

/** The documented formula of each order; higher comes first. */
function valueOf({ criterias, sort }: SqlQuestion): RawBuilder<unknown> {
  const { lat, lng, city, hotel } = criterias;
  const hasCentre = lat !== undefined || city !== undefined;
  const away = hotel !== undefined ? sql`0` : hasCentre ? kilometresFrom(lat ?? 45.8992, lng ?? 6.1294) : sql`0`;
  const priceQuality = sql`(h.review_score * h.review_count + 8 * 20)::float8 / (h.review_count + 20)
    - 1.2 * ln(greatest(1, sell / nights / 100.0)::float8 / 100) / ln(2::float8) - ${away} / 30`;
  if (sort === 'distance') return hasCentre || hotel !== undefined ? sql`- ${away}` : priceQuality;
  if (sort === 'promo') return sql`(case when ref > 0 then 1 - sell::float8 / ref else 0 end)`;
  if (sort === 'priceAsc' || sort === 'svPriceAsc') return sql`- sell::float8`;
  if (sort === 'svPriceDesc') return sql`sell::float8`;
  if (sort === 'popularity') return sql`h.popularity::float8`;
  return priceQuality;
}
