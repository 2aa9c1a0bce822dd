import type { Locale } from '@shop/contracts';
import { withinTime } from '../operation/within-time.ts';
import type { Database } from '../store/database.ts';

/** Under this key the words of stored ids are kept, one row a locale. */
const LABELS = 'labels';
/** How long words are kept before an editor's change is seen. */
const KEPT_MS = 60_000;
/** A database that is slower than this is not waited for where older words are known. */
const PATIENCE_MS = 250;

export type SearchWordKind = 'types' | 'environments' | 'styles' | 'facilities' | 'themes';
/** The word of an id in a locale; the id itself when nobody has worded it yet. */
export type SearchWords = (kind: SearchWordKind, id: string) => string;

interface Kept {
  readonly until: number;
  readonly words: Promise<SearchWords>;
}

const kept = new WeakMap<Database, Map<Locale, Kept>>();

/**
 * Words of facets and themes: searches ask for them by the hundred a second, so the database is asked once a minute.
 * While it does not answer, the words of before hold: a search needs nothing else from it.
 */
export function searchWords(db: Database, locale: Locale, now: Date): Promise<SearchWords> {
  const byLocale = kept.get(db) ?? new Map<Locale, Kept>();
  kept.set(db, byLocale);
  const known = byLocale.get(locale);
  if (known && known.until > now.getTime()) return known.words;
  const read = readWords(db, locale);
  const words = known ? newestOf(known.words, read) : read;
  const entry = { until: now.getTime() + KEPT_MS, words };
  byLocale.set(locale, entry);
  words.catch(() => byLocale.delete(locale));
  if (known)
    void read.then(
      (fresh) => byLocale.get(locale) === entry && byLocale.set(locale, { ...entry, words: Promise.resolve(fresh) }),
      () => undefined,
    );
  return words;
}

/** What was read, as long as it comes soon; else what is known. */
async function newestOf(known: Promise<SearchWords>, read: Promise<SearchWords>): Promise<SearchWords> {
  return (await withinTime(read, PATIENCE_MS)) ?? known;
}

async function readWords(db: Database, locale: Locale): Promise<SearchWords> {
  const row = await db.selectFrom('content').select('body').where('key', '=', LABELS).where('locale', '=', locale).executeTakeFirst();
  const words = (row?.body ?? {}) as Partial<Record<SearchWordKind, Record<string, string>>>;
  return (kind, id) => {
    const own = words[kind] ?? {};
    return Object.hasOwn(own, id) ? own[id]! : id;
  };
}
