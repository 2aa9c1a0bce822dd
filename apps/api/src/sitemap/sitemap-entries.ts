import type { SitemapAnswer, SitemapKind, SitemapQuery } from '@shop/contracts';
import type { Database } from '../platform/database/index.ts';
import { slugIn } from '../availability/cards/index.ts';

interface Row {
  readonly id: number;
  readonly slug?: string;
  readonly label?: unknown;
}

/** What may be listed of a kind, by keyset: sold stays (no variants), active hotels, published activities. */
export async function sitemapEntries(
  db: Database,
  kind: SitemapKind,
  { after, limit, locale = 'fr_FR' }: SitemapQuery,
): Promise<SitemapAnswer> {
  const rows: readonly Row[] = await READ[kind](db, after, limit);
  const last = rows.at(-1);
  return {
    entries: rows.map(({ id, slug, label }) => ({ id: String(id), ...(slug && { slug: slugIn({ label, slug }, locale) }) })),
    ...(last && rows.length === limit && { next: last.id }),
  };
}

const READ: Record<SitemapKind, (db: Database, after: number, limit: number) => Promise<readonly Row[]>> = {
  stay: (db, after, limit) =>
    db
      .selectFrom('stay')
      .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
      .select(['stay.id', 'stay.slug', 'stay.label'])
      .where('stay.published', '=', true)
      // The page of a closed hotel's stay says that it is no longer sold.
      .where('hotel.active', '=', true)
      .where('variant_of', 'is', null)
      .where('stay.id', '>', after)
      .orderBy('stay.id')
      .limit(limit)
      .execute(),
  hotel: (db, after, limit) =>
    db.selectFrom('hotel').select('id').where('active', '=', true).where('id', '>', after).orderBy('id').limit(limit).execute(),
  activity: (db, after, limit) =>
    db
      .selectFrom('activity_product')
      .select(['id', 'slug', 'label'])
      .where('published', '=', true)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
};
