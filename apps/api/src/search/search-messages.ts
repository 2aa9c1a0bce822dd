import type { Locale } from '@shop/contracts';
import type { Database } from '../platform/database/index.ts';
import { readMessages } from '../platform/messages/index.ts';
import { staleIfError } from '../platform/cache/index.ts';

export type SearchWordKind = 'types' | 'environments' | 'styles' | 'facilities' | 'themes';
/** The word of an id in a locale; the id itself when nobody has worded it yet. */
export type SearchMessages = (kind: SearchWordKind, id: string) => string;

const cache = staleIfError(readSearchMessages);

/** Words of facets and themes; an editor's change is seen within a minute. */
export function searchMessages(db: Database, locale: Locale, now: Date): Promise<SearchMessages> {
  return cache(db, locale, now);
}

async function readSearchMessages(db: Database, locale: Locale): Promise<SearchMessages> {
  const words = await readMessages(db, locale);
  return (kind, id) => {
    const own = words[kind] ?? {};
    return Object.hasOwn(own, id) ? own[id]! : id;
  };
}
