import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';

/** Of the pages themselves; no row names them. */
const OF_PAGES = ['hero-7001', 'table-7710', 'sea-7711', 'countryside-7712'];
const REFRESH_MS = 30_000;

/**
 * Whether the catalogue or the content names a picture. The names are kept in memory, and read again for a name that is not
 * among them, twice a minute at most: made-up names cost nothing.
 */
export function namedPictures(db: Database): (id: string) => Promise<boolean> {
  let names: ReadonlySet<string> | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    readAt = performance.now();
    try {
      names = new Set([...OF_PAGES, ...(await namesIn(db))]);
    } catch (error) {
      if (!names) throw error;
    }
  };
  return async (id) => {
    if (names?.has(id)) return true;
    if (!reading && (!names || performance.now() - readAt >= REFRESH_MS)) reading = read().finally(() => (reading = undefined));
    await reading;
    return names?.has(id) ?? false;
  };
}

async function namesIn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct id from (
      select unnest(images) as id from hotel union all select unnest(images) from room union all select unnest(images) from stay
      union all select unnest(images) from box union all select unnest(images) from activity_product
      union all select image from custom_sub_element
      union all select (regexp_matches(body::text, '[a-z]{1,20}-[0-9]{1,7}', 'g'))[1] from content_entry
      union all select (regexp_matches(activities::text, '[a-z]{1,20}-[0-9]{1,7}', 'g'))[1] from activity_product
      union all select (regexp_matches(programme::text, '[a-z]{1,20}-[0-9]{1,7}', 'g'))[1] from stay
    ) as named`.execute(db);
  return rows.map(({ id }) => id);
}
