import type { Locale } from '@shop/contracts';
import type { Database } from '../store/database.ts';
import { keptWhileAway } from './kept-while-away.ts';

/** Under this key the words of stored ids are kept, one row a locale. */
const LABELS = 'labels';

export type SearchWordKind = 'types' | 'environments' | 'styles' | 'facilities' | 'themes';
/** The word of an id in a locale; the id itself when nobody has worded it yet. */
export type SearchWords = (kind: SearchWordKind, id: string) => string;

const kept = keptWhileAway(readWords);

/** Words of facets and themes; an editor's change is seen within a minute. */
export function searchWords(db: Database, locale: Locale, now: Date): Promise<SearchWords> {
  return kept(db, locale, now);
}

async function readWords(db: Database, locale: Locale): Promise<SearchWords> {
  const row = await db.selectFrom('content').select('body').where('key', '=', LABELS).where('locale', '=', locale).executeTakeFirst();
  const words = (row?.body ?? {}) as Partial<Record<SearchWordKind, Record<string, string>>>;
  return (kind, id) => {
    const own = words[kind] ?? {};
    return Object.hasOwn(own, id) ? own[id]! : id;
  };
}
