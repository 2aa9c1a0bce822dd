import type { Locale } from '@shop/contracts';
import type { Database } from '../store/database.ts';

/** Under this key the words of stored ids are kept, one row a locale. */
const LABELS = 'labels';
/** How long words are kept before an editor's change is seen. */
const KEPT_MS = 60_000;

export type SearchWordKind = 'types' | 'environments' | 'styles' | 'facilities' | 'themes';
/** The word of an id in a locale; the id itself when nobody has worded it yet. */
export type SearchWords = (kind: SearchWordKind, id: string) => string;

const kept = new WeakMap<Database, Map<Locale, { readonly until: number; readonly words: Promise<SearchWords> }>>();

/** Words of facets and themes: searches ask for them by the hundred a second, so the database is asked once a minute. */
export function searchWords(db: Database, locale: Locale, now: Date): Promise<SearchWords> {
  const byLocale = kept.get(db) ?? new Map<Locale, { readonly until: number; readonly words: Promise<SearchWords> }>();
  kept.set(db, byLocale);
  const known = byLocale.get(locale);
  if (known && known.until > now.getTime()) return known.words;
  const words = readWords(db, locale);
  byLocale.set(locale, { until: now.getTime() + KEPT_MS, words });
  words.catch(() => byLocale.delete(locale));
  return words;
}

async function readWords(db: Database, locale: Locale): Promise<SearchWords> {
  const row = await db.selectFrom('content').select('body').where('key', '=', LABELS).where('locale', '=', locale).executeTakeFirst();
  const words = (row?.body ?? {}) as Partial<Record<SearchWordKind, Record<string, string>>>;
  return (kind, id) => {
    const own = words[kind] ?? {};
    return Object.hasOwn(own, id) ? own[id]! : id;
  };
}
