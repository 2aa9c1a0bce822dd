import type { Remote } from '@shop/contracts';
import type { Release } from '@shop/federation';
import { evaluate } from '@shop/federation/server';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The door of a built remote as a server opens it, with the packages of this repository in place of a shell's. */
export function openDoor(release: Release, folder: string): Remote {
  const source = readFileSync(join(folder, release.server.file), 'utf8');
  const shared = (name: string): unknown => {
    if (!(name in release.shared)) throw new Error(`the release requires "${name}", which is not shared`);
    return require(name);
  };
  const { exports } = evaluate(source, `/remotes/${release.name}@${release.release}/${release.server.file}`, { require: shared });
  const door = (exports as { default?: Remote }).default;
  if (door?.name !== release.name || typeof door.routes !== 'function')
    throw new Error(`the release does not export the remote "${release.name}"`);
  return door;
}
