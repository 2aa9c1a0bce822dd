import type { Database, Words } from '../platform/database/index.ts';

/** What pictures show, in every language, by their id; those that nobody has described are missing. */
export type PictureAlts = Readonly<Record<string, Words>>;

export async function readPictureAlts(db: Database, ids: readonly string[]): Promise<PictureAlts> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'alt'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return Object.fromEntries(rows.map(({ id, alt }) => [id, alt]));
}
