import type { ContentBody, ContentKind, Locale } from '@shop/contracts';
import type { Database } from '../store/database.ts';

export interface ContentEntry<Kind extends ContentKind> {
  readonly key: string;
  readonly locale: Locale;
  readonly body: ContentBody<Kind>;
}

/** Keys are words of an address; what is none (spaces, a NUL) is the key of nothing. */
const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** One entry, or nothing where the locale has none. */
export async function contentOf<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  { key, locale }: { readonly key: string; readonly locale: Locale },
): Promise<ContentBody<Kind> | undefined> {
  if (!KEY.test(key)) return undefined;
  const row = await db
    .selectFrom('content_entry')
    .select('body')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.body as ContentBody<Kind> | undefined;
}

/** All entries of a kind in their order, of one locale or of all. */
export async function contentsOf<Kind extends ContentKind>(db: Database, kind: Kind, locale?: Locale): Promise<ContentEntry<Kind>[]> {
  const rows = await db
    .selectFrom('content_entry')
    .select(['key', 'locale', 'body'])
    .where('kind', '=', kind)
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale!))
    .orderBy('position')
    .orderBy('key')
    .orderBy('locale')
    .execute();
  return rows as ContentEntry<Kind>[];
}
