import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Client } from 'pg';
import { fileNameOf, readEntry, writeEntry, type Entry } from './entry-file.ts';

export type Imported =
  | { readonly kind: 'written'; readonly changed: number; readonly unchanged: number }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

/** Writes every entry of the database as a file; returns how many. */
export async function exportContent(client: Client, directory: string): Promise<number> {
  const { rows } = await client.query<Entry>('select kind, key, locale, body from content_entry order by locale, kind, key');
  for (const row of rows) {
    const file = join(directory, fileNameOf(row));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, writeEntry(row));
  }
  return rows.length;
}

/**
 * Reads a whole directory and, only if every file is right, writes what differs in one transaction and marks it as edited.
 * Entries without a file stay as they are.
 */
export async function importContent(client: Client, directory: string): Promise<Imported> {
  const { entries, faults } = await readDirectory(directory);
  if (faults.length > 0) return { kind: 'refused', faults };
  await client.query('begin');
  try {
    let changed = 0;
    for (const entry of entries) changed += await writeOne(client, entry);
    await client.query('commit');
    return { kind: 'written', changed, unchanged: entries.length - changed };
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  }
}

async function readDirectory(directory: string): Promise<{ entries: Entry[]; faults: string[] }> {
  const entries: Entry[] = [];
  const faults: string[] = [];
  for (const name of await jsonFiles(directory)) {
    const read = readEntry(name, await readFile(join(directory, name), 'utf8'));
    if (read.kind === 'entry') entries.push(read.entry);
    else faults.push(...read.faults.map(({ path, right }) => `${name}: ${path || 'the file'} ${right}`));
  }
  if (entries.length + faults.length === 0) faults.push(`${directory}: holds no content; export writes {locale}/{kind}/{key}.json`);
  return { entries, faults };
}

async function jsonFiles(directory: string): Promise<string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return found
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map((file) => relative(directory, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort();
}

/** A new entry goes to the end of its kind. Returns 0 where the database says the same already. */
async function writeOne(client: Client, { kind, key, locale, body }: Entry): Promise<number> {
  const { rowCount } = await client.query({
    text: `insert into content_entry (kind, key, locale, body, position, edited) values ($1, $2, $3, $4::jsonb, 1000, true)
      on conflict (kind, key, locale) do update set body = excluded.body, edited = true, updated_at = now()
      where content_entry.body is distinct from excluded.body`,
    values: [kind, key, locale, JSON.stringify(body)],
  });
  return rowCount ?? 0;
}
