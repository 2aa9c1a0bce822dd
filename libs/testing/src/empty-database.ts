import { PGlite } from '@electric-sql/pglite';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const engine = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string };
const image = join(engine, `../../.cache/shop/empty-database-${version}.tar`);

/**
 * An empty embedded database in memory. To set one up takes eight times as long as to read one, so that the first is kept
 * as a file for all that follow.
 */
export async function emptyDatabase(): Promise<PGlite> {
  const kept = await readFile(image).catch(() => undefined);
  if (kept) return PGlite.create({ loadDataDir: new Blob([kept]) });
  const db = await PGlite.create();
  await keep(await db.dumpDataDir('none'));
  return db;
}

/** In place at once: another test file may read it meanwhile. */
async function keep(dump: Blob): Promise<void> {
  const own = `${image}.${process.pid}`;
  await mkdir(dirname(image), { recursive: true });
  await writeFile(own, dump.stream());
  await rename(own, image);
}
