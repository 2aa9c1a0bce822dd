import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { ContentEntry } from '../content/entries.ts';

/** The fingerprint under which the demo's content was written last. */
const PREFIX = 'content/';

/**
 * Brings the demo's content up to date: writes what is new or changed, removes what the demo no longer has, and leaves
 * alone what an editor has written. Nothing is done while the demo says the same as last time. Returns the rows written.
 */
export async function fillContent(client: Client, entries: readonly ContentEntry[]): Promise<number> {
  const fingerprint = PREFIX + createHash('sha256').update(JSON.stringify(entries)).digest('hex');
  const { rowCount } = await client.query('select 1 from catalogue_seed where fingerprint = $1', [fingerprint]);
  if (rowCount) return 0;
  await removeOthers(client, entries);
  const written = await client.query({
    text: `insert into content_entry (kind, key, locale, position, body)
      select given.kind, given.key, given.locale, given.position, given.body::jsonb
      from unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::text[]) as given (kind, key, locale, position, body)
      on conflict (kind, key, locale) do update set body = excluded.body, position = excluded.position, updated_at = now()
      where not content_entry.edited`,
    values: [column(entries, 'kind'), column(entries, 'key'), column(entries, 'locale'), column(entries, 'position'), bodies(entries)],
  });
  await client.query('delete from catalogue_seed where fingerprint like $1', [`${PREFIX}%`]);
  await client.query('insert into catalogue_seed (fingerprint) values ($1)', [fingerprint]);
  return written.rowCount ?? 0;
}

async function removeOthers(client: Client, entries: readonly ContentEntry[]): Promise<void> {
  await client.query({
    text: `delete from content_entry where not edited and (kind, key, locale) not in
      (select given.kind, given.key, given.locale from unnest($1::text[], $2::text[], $3::text[]) as given (kind, key, locale))`,
    values: [column(entries, 'kind'), column(entries, 'key'), column(entries, 'locale')],
  });
}

const column = <Name extends keyof ContentEntry>(entries: readonly ContentEntry[], name: Name): ContentEntry[Name][] =>
  entries.map((entry) => entry[name]);
const bodies = (entries: readonly ContentEntry[]): string[] => entries.map(({ body }) => JSON.stringify(body));
