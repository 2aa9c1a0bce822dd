import type { Locale } from '@shop/contracts';
import type { Database } from '../store/database.ts';

/** Under this key the words of stored ids are kept, one row a locale. */
const LABELS = 'labels';

export type LabelKind = 'facilities' | 'ecoFacilities' | 'reviewTypes' | 'criteria';

/** The word of an id in a locale; the id itself when nobody has worded it yet. */
export type Labels = (kind: LabelKind, id: string) => string;

export async function readLabels(db: Database, locale: Locale): Promise<Labels> {
  const row = await db.selectFrom('content').select('body').where('key', '=', LABELS).where('locale', '=', locale).executeTakeFirst();
  const words = (row?.body ?? {}) as Partial<Record<LabelKind, Record<string, string>>>;
  return (kind, id) => words[kind]?.[id] ?? id;
}
