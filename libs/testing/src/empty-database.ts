import { PGlite } from '@electric-sql/pglite';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const engine = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string };
const images = join(engine, '../../.cache/shop');

/** An empty embedded database in memory: to set one up takes eight times as long as to read one. */
export const emptyDatabase = (): Promise<PGlite> => storedDatabase('empty-database', () => PGlite.create());

/** An embedded database in memory that was made once, and kept as a file under its name for all that follow. */
export async function storedDatabase(name: string, make: () => Promise<PGlite>): Promise<PGlite> {
  const image = join(images, `${name}-${version}.tar`);
  const stored = await readFile(image).catch(() => undefined);
  if (stored) return PGlite.create({ loadDataDir: new Blob([stored]) });
  const db = await make();
  await keep(await db.dumpDataDir('none'), image);
  return db;
}

/** In place at once: another test file may read it meanwhile. */
async function keep(dump: Blob, image: string): Promise<void> {
  const own = `${image}.${process.pid}`;
  await mkdir(images, { recursive: true });
  await writeFile(own, dump.stream());
  await rename(own, image);
}
