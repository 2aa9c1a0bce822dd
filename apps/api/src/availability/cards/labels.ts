import type { Locale } from '@shop/contracts';
import type { Database } from '../../platform/database/index.ts';
import { readMessages } from '../../platform/messages/index.ts';
import { staleIfError } from '../../platform/cache/index.ts';

export type LabelKind = 'facilities' | 'ecoFacilities' | 'reviewTypes' | 'criteria';

/** The word of an id in a locale; the id itself when nobody has worded it yet. */
export type Labels = (kind: LabelKind, id: string) => string;

const cache = staleIfError(readLabels);

/** The labels of a locale, from memory; an editor's change is seen within a minute. */
export function labelsOf(db: Database, locale: Locale, now: Date): Promise<Labels> {
  return cache(db, locale, now);
}

export async function readLabels(db: Database, locale: Locale): Promise<Labels> {
  const words = await readMessages(db, locale);
  return (kind, id) => words[kind]?.[id] ?? id;
}
