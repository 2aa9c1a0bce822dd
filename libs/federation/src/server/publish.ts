import type { RemoteName } from '@shop/contracts';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '../release.ts';
import { integrityOf } from './integrity.ts';

/**
 * Copies a built release into the release directory and points the registry at it.
 * Nothing published is ever overwritten; the pointer moves atomically. Returns false when it was current already.
 */
export async function publish(built: string, releases: string): Promise<boolean> {
  const described = await readFile(join(built, 'release.json'));
  const release = JSON.parse(described.toString('utf8')) as Release;
  const target = join(releases, release.name, release.release);
  if (!existsSync(join(target, 'release.json'))) {
    await rm(`${target}.part`, { recursive: true, force: true });
    await mkdir(join(releases, release.name), { recursive: true });
    await cp(built, `${target}.part`, { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(`${target}.part`, target);
  }
  const published = await readFile(join(target, 'release.json'));
  return point(releases, release.name, release.release, integrityOf(published));
}

async function point(releases: string, name: RemoteName, id: string, integrity: string): Promise<boolean> {
  const file = join(releases, 'registry.json');
  const registry: Registry = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Registry) : { format: 1, remotes: {} };
  const entry = registry.remotes[name];
  if (entry?.stable === id) return false;
  const next: Registry = {
    format: 1,
    remotes: { ...registry.remotes, [name]: { stable: id, releases: { ...entry?.releases, [id]: integrity } } },
  };
  await writeFile(`${file}.part`, JSON.stringify(next, null, 1));
  await rename(`${file}.part`, file);
  return true;
}
