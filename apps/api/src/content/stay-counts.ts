import type { MenuAnswer, MenuLink, PointOfSale } from '@shop/contracts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';

/** How many stays are sold by country and theme (`FR spa`), and by region under its own name. */
export interface StayCounts {
  readonly byTheme: ReadonlyMap<string, number>;
  readonly byRegion: ReadonlyMap<string, number>;
}

/** Counts the shop's stays; cheap enough to ask every few minutes, too dear for every page. */
export async function countStays(db: Database): Promise<StayCounts> {
  const themes = await sql<{ id: string; count: number }>`
    select hotel.country || ' ' || theme as id, count(*)::int as count from stay join hotel on hotel.id = stay.hotel_id, unnest(stay.themes) as theme
    where stay.published and stay.variant_of is null and hotel.active group by hotel.country, theme`.execute(db);
  const regions = await sql<{ id: string; count: number }>`
    select place.value as id, count(*)::int as count from stay join hotel on hotel.id = stay.hotel_id
    join place on place.category = 'region' and place.country = hotel.country and place.label = hotel.region
    where stay.published and stay.variant_of is null and hotel.active group by place.value`.execute(db);
  const mapOf = (rows: readonly { id: string; count: number }[]): Map<string, number> => new Map(rows.map(({ id, count }) => [id, count]));
  return { byTheme: mapOf(themes.rows), byRegion: mapOf(regions.rows) };
}

/** The menu with the number of stays behind each theme and region; 0 is shown as no number. */
export function withCounts({ links, themes }: MenuAnswer, counts: StayCounts, home: PointOfSale): MenuAnswer {
  return {
    links: links.map((link) => counted(link, counts)) as MenuAnswer['links'],
    themes: themes.map((theme) => ({ ...theme, ...countOf(counts.byTheme.get(`${theme.country ?? home} ${theme.id}`)) })),
  };
}

function counted(link: MenuLink, counts: StayCounts): MenuLink {
  const { children, location } = link;
  return {
    ...link,
    ...(location?.category === 'region' && countOf(counts.byRegion.get(location.value))),
    ...(children && { children: children.map((child) => counted(child, counts)) }),
  };
}

const countOf = (count: number | undefined): { count?: number } => (count ? { count } : {});
