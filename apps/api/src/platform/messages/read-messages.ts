import type { Locale } from '@shop/contracts';
import type { Database } from '../database/database.ts';

/** Under this key `content` keeps the vocabulary that comes with the shop, one row a locale. */
const VOCABULARY = 'labels';

/** Words of ids, by kind. */
export type WordsOfIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a locale: an editor's own before those that come with the shop. */
export async function readMessages(db: Database, locale: Locale): Promise<WordsOfIds> {
  const given = await db.selectFrom('content').select('body').where('key', '=', VOCABULARY).where('locale', '=', locale).executeTakeFirst();
  const own = await db.selectFrom('content_entry').select('body').where('kind', '=', 'labels').where('locale', '=', locale).execute();
  const words: Record<string, Readonly<Record<string, string>>> = {};
  for (const { body } of [...(given ? [given] : []), ...own])
    for (const [kind, more] of Object.entries(body as WordsOfIds)) words[kind] = { ...words[kind], ...more };
  return words;
}
