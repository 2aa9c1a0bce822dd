import type { Client } from 'pg';
import type { Part } from './line-tables.ts';

const QUERIES: Partial<Record<Part, string>> = {
  reviews: `select 'hotel:' || id as key from hotel`,
  promotions: `select 'hotel:' || id as key from hotel union all select 'room:' || id || ' of hotel ' || hotel_id from room`,
  promotionCodes: `
    select 'theme:' || theme as key from (
      select unnest(themes) as theme from stay union select unnest(themes) from box union select unnest(themes) from activity_product) as themes
    union all select distinct 'minisite:' || (body ->> 'minisiteId') from content_entry where kind = 'minisite'`,
};

/** What the lines of a part may name, of that which the shop has: `hotel:7`, `theme:spa`. */
export async function knownThings(client: Client, part: Part): Promise<ReadonlySet<string>> {
  const query = QUERIES[part];
  if (!query) return new Set();
  const { rows } = await client.query<{ key: string }>(query);
  return new Set(rows.map(({ key }) => key));
}
